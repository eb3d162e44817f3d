import { chromium } from '@playwright/test';
import { openShop } from './e2e/open-shop.ts';
import { chromiumLaunch, ensureChromium } from '../../scripts/chromium.ts';
import { signInAs } from './e2e/steps.ts';
import { beginOrder } from './e2e/begin-order.ts';
const shop = await openShop('/tmp/grocer-pages-KaTpUf');
const b = await chromium.launch({ executablePath: ensureChromium(), ...chromiumLaunch() });
const only = (process.argv[2] ?? '').split(',').filter(Boolean);
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
async function run(name: string, fn: (page: any, context: any) => Promise<unknown>, opts: any = {}) {
  if (only.length && !only.includes(name)) return;
  const c = await b.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, ...opts });
  const p = await c.newPage();
  p.setDefaultTimeout(8000);
  p.on('pageerror', (e: any) => console.log(name, 'PAGEERROR', String(e).slice(0, 200)));
  try {
    console.log('##', name, JSON.stringify(await fn(p, c)));
  } catch (e) {
    console.log('##', name, 'FAILED', String(e).slice(0, 600));
  }
  shop.sandbox.controls.clearFaults();
  await c.close();
}
const active = (p: any) =>
  p.evaluate(() => {
    const a = document.activeElement!;
    return a.tagName + ' ' + (a.getAttribute('aria-label') ?? a.textContent ?? '').slice(0, 60);
  });
async function pickup(p: any) {
  await p.getByTestId('way').click();
  const d = p.getByRole('dialog');
  await d
    .getByRole('button', { name: /^Select Store, / })
    .first()
    .click();
  await d.waitFor({ state: 'detached' });
}

await run(
  'scroll',
  async (p) => {
    await p.goto('/');
    await p.waitForLoadState('networkidle');
    const link = p.locator('.card-name a').last();
    await link.scrollIntoViewIfNeeded();
    await p.mouse.wheel(0, 400);
    await wait(500);
    const before = await p.evaluate(() => scrollY);
    await link.click();
    await p.waitForLoadState('networkidle');
    await wait(500);
    return {
      before,
      after: await p.evaluate(() => scrollY),
      path: await p.evaluate(() => location.pathname),
      h1InView: await p.evaluate(() => document.querySelector('h1')!.getBoundingClientRect().top),
    };
  },
  { viewport: { width: 390, height: 844 } },
);

await run('focusAdd', async (p) => {
  await signInAs(p, 'grace');
  await p.goto('/aisles/dairy-eggs');
  await p.waitForLoadState('networkidle');
  await pickup(p);
  const add = p.getByRole('button', { name: 'Add to cart, Large Eggs', exact: true });
  await add.focus();
  await p.keyboard.press('Enter');
  await p.getByRole('group', { name: 'Quantity, Large Eggs' }).waitFor();
  return await active(p);
});

await run('rapid', async (p) => {
  await signInAs(p, 'grace');
  await p.goto('/aisles/dairy-eggs');
  await p.waitForLoadState('networkidle');
  await pickup(p);
  await p.getByRole('button', { name: 'Add to cart, Whole Milk', exact: true }).click();
  const g = p.getByRole('group', { name: 'Quantity, Whole Milk' });
  await g.waitFor();
  const was = await g.innerText();
  shop.sandbox.controls.addFault({
    match: 'cart.change-line',
    when: 'before',
    kind: 'delay',
    ms: 300,
    times: 20,
  });
  const more = p.getByRole('button', { name: 'One more, Whole Milk', exact: true });
  for (let i = 0; i < 5; i++) {
    await more.click();
    await wait(60);
  }
  await wait(2500);
  return { was, after5: await g.innerText() };
});

await run('searchFocus', async (p) => {
  await p.goto('/search?q=milk');
  await p.waitForLoadState('networkidle');
  const input = p.getByRole('searchbox');
  await input.fill('eggs');
  await input.press('Enter');
  await p.waitForLoadState('networkidle');
  await wait(300);
  return await active(p);
});
await run('headerLinkFocus', async (p) => {
  await p.goto('/aisles/produce');
  await p.waitForLoadState('networkidle');
  const l = p.getByRole('navigation', { name: 'Aisles' }).getByRole('link', { name: 'Bakery' });
  await l.focus();
  await p.keyboard.press('Enter');
  await p.waitForLoadState('networkidle');
  await wait(300);
  return { focus: await active(p), path: await p.evaluate(() => location.pathname) };
});
await run('initialFocus', async (p) => {
  await p.goto('/aisles');
  await p.waitForLoadState('networkidle');
  return await active(p);
});
await run('chipFocus', async (p) => {
  await p.goto('/aisles/produce?show=snap');
  await p.waitForLoadState('networkidle');
  await p.getByRole('button', { name: 'Remove filter, SNAP EBT eligible' }).focus();
  await p.keyboard.press('Enter');
  await wait(300);
  return await active(p);
});

await run('twoPeople', async (p, c) => {
  await signInAs(p, 'erin');
  await p.goto('/cart');
  await p.waitForLoadState('networkidle');
  const before = await p.locator('main').innerText();
  const o = await c.newPage();
  await o.goto('/');
  await o.evaluate(() =>
    fetch('/session', { method: 'DELETE' }).then(() =>
      fetch('/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shopper: 'alice' }),
      }),
    ),
  );
  await shop.sandbox.controls.expireTokens();
  await p.evaluate(() => window.dispatchEvent(new Event('focus')));
  await wait(4000);
  return {
    url: p.url(),
    header: await p
      .locator('.whose')
      .innerText()
      .catch(() => 'none'),
    before: before.slice(0, 200),
    after: (await p.locator('main').innerText()).slice(0, 200),
  };
});

await run('openRedirect', async (p, c) => {
  await c.route('**://evil.example/**', (r: any) =>
    r.fulfill({ status: 200, contentType: 'text/html', body: 'EVIL' }),
  );
  await signInAs(p, 'erin');
  await p.goto(shop.url + '//evil.example/x');
  await p.waitForLoadState('networkidle');
  const h1 = await p.locator('h1').innerText();
  await p.evaluate(() => fetch('/session', { method: 'DELETE' }));
  await shop.sandbox.controls.expireTokens();
  await p.evaluate(() => window.dispatchEvent(new Event('focus')));
  await wait(9000);
  return { h1, url: p.url(), body: (await p.locator('body').innerText()).slice(0, 80) };
});

await run('loop401', async (p) => {
  await signInAs(p, 'erin');
  shop.sandbox.controls.addFault({
    match: 'cart.get',
    when: 'before',
    kind: 'status',
    status: 401,
    times: 1000,
  });
  let loads = 0;
  p.on('framenavigated', (f: any) => {
    if (f === p.mainFrame()) loads++;
  });
  await p.goto('/cart');
  await wait(20000);
  return { loads };
});

await run('badCookie', async (p, c) => {
  await c.addCookies([{ name: 'grocer_modality', value: '%E0%A4%A', url: shop.url }]);
  await p.goto('/');
  await wait(1500);
  return { body: (await p.locator('body').innerText()).slice(0, 80) };
});

await run('storm', async (p, c) => {
  await signInAs(p, 'grace');
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await pickup(p);
  await wait(500);
  await p.evaluate(() => localStorage.removeItem('shop.place'));
  const n: Record<string, number> = {};
  p.on('request', (r: any) => {
    const k = r.method() + ' ' + new URL(r.url()).pathname;
    n[k] = (n[k] ?? 0) + 1;
  });
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await wait(1500);
  return Object.entries(n).filter(([k, v]) => v > 1 && !/svg|js|css/.test(k));
});

await run('viewOrder', async (p) => {
  await signInAs(p, 'alice');
  await p.goto(await beginOrder(shop));
  await p.locator('[data-part=bank-cards] summary').filter({ hasText: '$' }).waitFor();
  await p.getByRole('button', { name: 'Place your Pickup Order', exact: true }).click();
  await p.getByRole('heading', { name: /^Thank you/ }).waitFor();
  const complete = await p.evaluate(() => location.pathname);
  const links = await p.getByRole('link').allInnerTexts();
  // leave by a link of the page
  const home = p.locator('a[href="/"]').first();
  await home.click();
  await wait(1200);
  const at1 = await p.evaluate(() => location.pathname);
  await p.locator('a[href="/mypurchases"]').last().click();
  await wait(1500);
  await p
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await wait(2500);
  const at2 = await p.evaluate(() => location.pathname);
  return { complete, links, at1, at2, h1: await p.locator('h1').first().innerText() };
});

await run('noStorage', async (p) => {
  await p.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await p.goto('/aisles/dairy-eggs');
  await p.waitForLoadState('networkidle');
  await pickup(p);
  for (const n of ['Whole Milk', 'Large Eggs', 'Oat Drink']) {
    await p.getByRole('button', { name: `Add to cart, ${n}`, exact: true }).click();
    await wait(200);
  }
  return { cart: await p.getByRole('link', { name: /^Cart/ }).first().innerText() };
});

await run('longSearch', async (p) => {
  await p.goto('/search?q=' + 'a'.repeat(130));
  await p.waitForLoadState('networkidle');
  return (await p.locator('main').innerText()).slice(-120);
});

await run('baggage', async (p) => {
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await pickup(p);
  const way = await p.getByTestId('shopping-by').innerText();
  await p.goto('/aisles/dairy-eggs');
  await p.getByRole('button', { name: 'Add to cart, Whole Milk', exact: true }).click();
  await p.getByRole('link', { name: 'Sign in' }).first().click();
  const said = await p.getByText(/with you\.$/).innerText();
  await p.getByText('Sandbox: use a demo shopper').click();
  await p.getByRole('button', { name: /^Judy/ }).click();
  await p.locator('.whose').waitFor();
  await p.waitForLoadState('networkidle');
  await wait(1500);
  return { way, said, after: await p.getByTestId('shopping-by').innerText() };
});

await run('lateAdd', async (p) => {
  await p.goto('/aisles/dairy-eggs');
  await p.waitForLoadState('networkidle');
  await p.getByRole('button', { name: 'Add to cart, Whole Milk', exact: true }).click();
  await p.getByRole('dialog').waitFor();
  await p.keyboard.press('Escape');
  await p.getByRole('dialog').waitFor({ state: 'detached' });
  await p.getByRole('button', { name: 'Add to cart, Large Eggs', exact: true }).click();
  await p.getByRole('dialog').waitFor();
  await p.keyboard.press('Escape');
  await p.getByRole('dialog').waitFor({ state: 'detached' });
  await pickup(p);
  await wait(800);
  return { cart: await p.getByRole('link', { name: /^Cart/ }).first().innerText() };
});

await run('askInStore', async (p) => {
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  const out: any = {};
  for (const n of [/^Delivery/, /^Pickup/, /^In Store/]) {
    await p.locator('.ask-ways').getByRole('button', { name: n }).click();
    const d = p.getByRole('dialog');
    await d.getByRole('tab').first().waitFor();
    out[String(n)] = await d.getByRole('tab', { selected: true }).innerText();
    await p.keyboard.press('Escape');
    await d.waitFor({ state: 'detached' });
  }
  return out;
});

await run('inStoreWords', async (p) => {
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await p.getByTestId('way').click();
  const d = p.getByRole('dialog');
  await d.getByRole('tab', { name: 'In Store' }).click();
  await d
    .getByRole('button', { name: /^Select Store, |^Shop / })
    .first()
    .click();
  await wait(1200);
  const h1 = await p.locator('h1').innerText();
  await p.goto('/deals');
  await p.waitForLoadState('networkidle');
  const deals = await p.locator('.page-head').innerText();
  await p.goto('/p/x/2000000000046');
  await p.waitForLoadState('networkidle');
  return { h1, deals, add: await p.locator('.prod-add').innerText() };
});

await run('groupPrice', async (p) => {
  await p.goto('/aisles/drinks');
  await p.waitForLoadState('networkidle');
  await p.evaluate(() =>
    localStorage.setItem(
      'shop.cart',
      JSON.stringify({ id: 'x', lines: [{ gtin13: '2000000000028', quantity: 1, modality: 'DELIVERY' }] }),
    ),
  );
  await pickup(p);
  await p.goto('/cart');
  await p.waitForLoadState('networkidle');
  const asPickup = await p.locator('main').innerText();
  return { asPickup };
});

await run('ship', async (p) => {
  await p.goto('/');
  await p.evaluate(() =>
    localStorage.setItem(
      'shop.cart',
      JSON.stringify({ id: 'x', lines: [{ gtin13: '2000000000054', quantity: 1, modality: 'SHIP' }] }),
    ),
  );
  await p.goto('/cart');
  await p.waitForLoadState('networkidle');
  return await p.locator('main').innerText();
});

await run('cls', async (p, c) => {
  await p.addInitScript(() => {
    (window as any).cls = 0;
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any) if (!e.hadRecentInput) (window as any).cls += e.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const out: any = {};
  const cdp = await c.newCDPSession(p);
  await cdp.send('Network.enable');
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await wait(800);
  out.visitor = await p.evaluate(() => (window as any).cls);
  await signInAs(p, 'alice');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200000,
    uploadThroughput: 90000,
  });
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await wait(1500);
  out.aliceHome = await p.evaluate(() => (window as any).cls);
  out.h1 = await p.locator('h1').innerText();
  return out;
});

await run('lcp', async (p, c) => {
  await p.addInitScript(() => {
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any) (window as any).lcp = e.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const cdp = await c.newCDPSession(p);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200000,
    uploadThroughput: 90000,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const enc: any = {};
  p.on('response', async (r: any) => {
    if (/assets/.test(r.url()))
      enc[new URL(r.url()).pathname] = [
        r.headers()['content-encoding'] ?? 'none',
        r.headers()['content-length'] ?? '',
      ];
  });
  await p.goto('/');
  await p.waitForLoadState('networkidle');
  await wait(1500);
  return { lcp: await p.evaluate(() => (window as any).lcp), enc };
});
await run('headers', async (p) => {
  const r = await p.request.get('/pictures/milk.svg');
  const i = await p.request.get('/');
  return { pic: r.headers(), idx: i.headers()['cache-control'], robots: i.headers()['x-robots-tag'] };
});

await run('signOutCart', async (p) => {
  await p.goto('/');
  await p.evaluate(() =>
    localStorage.setItem(
      'shop.cart',
      JSON.stringify({
        id: 'carol-cart',
        lines: [{ gtin13: '2000000000011', quantity: 2, modality: 'PICKUP' }],
      }),
    ),
  );
  // the answer to the addition is lost every time: the service has it, the browser does not know
  shop.sandbox.controls.addFault({ match: 'cart.add-items', when: 'after-commit', kind: 'reset', times: 20 });
  await signInAs(p, 'bob');
  await p.goto('/');
  await p.locator('.whose').waitFor();
  await wait(9000);
  const kept = await p.evaluate(() => localStorage.getItem('shop.cart'));
  shop.sandbox.controls.clearFaults();
  await p.getByRole('button', { name: 'Sign out' }).click();
  await p.getByRole('link', { name: 'Sign in' }).first().waitFor();
  const after = await p.evaluate(() => localStorage.getItem('shop.cart'));
  await signInAs(p, 'judy');
  await p.goto('/cart');
  await wait(2500);
  return { kept, after, judy: (await p.locator('main').innerText()).slice(0, 200) };
});
await b.close();
await shop.close();
process.exit(0);
