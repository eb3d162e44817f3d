import { chromium } from 'playwright';
import { servePages } from './bench/serve-pages.ts';
import { chromiumLaunch } from './chromium.ts';
const pages = await servePages();
const browser = await chromium.launch(chromiumLaunch());
const subjects = (process.argv[2] ?? 'grocer,react-list,adyen').split(','),
  counts = (process.argv[3] ?? '3').split(',').map(Number),
  rounds = Number(process.argv[4] ?? 9),
  rate = Number(process.argv[5] ?? 1);
const got = new Map<string, number[]>();
for (let i = 0; i < rounds; i++)
  for (const c of counts)
    for (const s of subjects) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
      await page.route(
        (u) => !u.href.startsWith(pages.url),
        (r) =>
          r.request().resourceType() === 'image'
            ? r.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
            : r.fulfill({ contentType: 'application/json', body: '{}' }),
      );
      await page.goto(`${pages.url}${s}.html`);
      await page.waitForFunction(() => 'bench' in window);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const m = await page.evaluate(async (n) => {
        const mount = await (window as any).bench.mount(n);
        const click = await (window as any).bench.click(1);
        const reopen = await (window as any).bench.reopen(n);
        return { mount, click, reopen };
      }, c);
      for (const [k, v] of Object.entries(m))
        (got.get(`${k} ${s} ${c}`) ?? got.set(`${k} ${s} ${c}`, []).get(`${k} ${s} ${c}`)!).push(v as number);
      await page.close();
    }
const med = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)]!;
for (const [k, v] of got)
  console.log(k.padEnd(28), med(v).toFixed(0), `(${Math.min(...v).toFixed(0)}–${Math.max(...v).toFixed(0)})`);
await browser.close();
await pages.close();
