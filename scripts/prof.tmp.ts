import { chromium } from 'playwright';
import { servePages } from './bench/serve-pages.ts';
import { chromiumLaunch } from './chromium.ts';
const pages = await servePages();
const browser = await chromium.launch(chromiumLaunch());
const subject = process.argv[2] ?? 'grocer';
const count = Number(process.argv[3] ?? 3);
const self = new Map<string, number>();
let N = 6;
const walls: number[] = [];
const cats = new Map<string, number>();
for (let i = 0; i < N; i++) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.route(
    (u) => !u.href.startsWith(pages.url),
    (r) =>
      r.request().resourceType() === 'image'
        ? r.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : r.fulfill({ contentType: 'application/json', body: '{}' }),
  );
  await page.goto(`${pages.url}${subject}.html`);
  await page.waitForFunction(() => 'bench' in window);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const events: any[] = [];
  cdp.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'],
    },
  } as any);
  const ms = await page.evaluate((c) => {
    performance.mark('go');
    return (window as any).bench.mount(c).then((x: number) => {
      performance.mark('end');
      return x;
    });
  }, count);
  walls.push(ms);
  const donep = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end');
  await donep;
  const go = events.find((e) => e.name === 'go'),
    end = events.find((e) => e.name === 'end');
  const main = events
    .filter(
      (e) =>
        e.pid === go.pid &&
        e.tid === go.tid &&
        e.ph === 'X' &&
        e.ts >= go.ts &&
        e.ts <= end.ts &&
        e.dur !== undefined,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  // self time by nesting
  const stack: any[] = [];
  for (const e of main) {
    while (stack.length && stack[stack.length - 1].ts + stack[stack.length - 1].dur <= e.ts) stack.pop();
    if (stack.length) stack[stack.length - 1].child = (stack[stack.length - 1].child ?? 0) + e.dur;
    stack.push(e);
  }
  for (const e of main) {
    const s = e.dur - (e.child ?? 0);
    cats.set(e.name, (cats.get(e.name) ?? 0) + s / 1000 / N);
  }
  if (i === N - 1) {
    const big = main
      .filter((e) => e.dur > 1500)
      .map(
        (e) =>
          `${((e.ts - go.ts) / 1000).toFixed(1)}ms +${(e.dur / 1000).toFixed(1)} ${e.name} ${e.args?.data?.functionName ?? e.args?.data?.url ?? ''}`,
      );
    console.log(big.join('\n'));
  }
  await page.close();
}
console.log('walls', walls.map((w) => w.toFixed(0)).join(' '));
for (const [k, v] of [...cats].sort((a, b) => b[1] - a[1]).slice(0, 22))
  console.log(v.toFixed(2).padStart(8), k);
await browser.close();
await pages.close();
