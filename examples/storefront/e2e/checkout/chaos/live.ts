import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { untilPayable } from '../../steps/pay.ts';
import { button } from '../../steps/basic.ts';
import { spoil } from './bad-network.ts';
import type { Mishap, Session } from './plan.ts';

/** Long timeout, since an answer may need several retries. */
const PATIENT = { timeout: 45_000 };

const placed = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, your Pickup order has been placed!' });
const place = (page: Page) => button(page, 'Place your Pickup Order');

/** What a page shows at the end: the number of the placed order, or that none was placed. */
export type Said = { readonly number: string } | 'not placed';

/** The outcome of a session. */
export interface Ended {
  readonly said: readonly Said[];
  readonly met: readonly Mishap[];
}

/** The retry button of a page that could not be loaded. */
const again = (page: Page) => page.locator('[data-part=unavailable]').getByRole('button');

/** The place order button while no request is in flight. */
const idle = (page: Page) => place(page).and(page.locator(':not([aria-busy=true])'));

/** Waits until a page shows the state of its order, and returns it. */
async function endOf(page: Page): Promise<Said> {
  const isKnown = placed(page).or(idle(page));
  await expect(isKnown.or(again(page))).toBeVisible(PATIENT);
  if (await again(page).isVisible()) await again(page).click();
  await expect(isKnown).toBeVisible(PATIENT);
  if (!(await placed(page).isVisible())) return 'not placed';
  const link = await page.getByRole('link', { name: /^Order #/ }).textContent();
  return { number: /#(\w+)/.exec(link ?? '')?.[1] ?? '' };
}

/** Anything that a press can lead to. After a reload the idle page counts as well. */
function untilSomething(page: Page, { kind }: Session) {
  const told = placed(page)
    .or(page.locator('[data-part=unconfirmed], [data-part^=trouble-], [data-part=conflicted]'))
    .or(again(page));
  return kind === 'reload' ? told.or(idle(page)) : told;
}

async function press(page: Page, { kind }: Session): Promise<void> {
  const target = place(page);
  if (kind === 'double press') await target.dblclick({ force: true });
  else if (kind === 'press and Enter') {
    await target.focus();
    await Promise.all([target.click({ force: true }), page.keyboard.press('Enter')]);
  } else await target.click();
}

/** Opens the payment step of a checkout and waits until it can be paid. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilPayable(page);
  await expect(place(page)).toBeVisible();
}

/** Runs a session: requests fail until the press has led to something, and none fails from then on. */
export async function live(page: Page, path: string, session: Session): Promise<Ended> {
  const context = page.context();
  await open(page, path);
  const second = session.kind === 'two tabs' ? await context.newPage() : undefined;
  if (second) await open(second, path);
  const gone: Promise<unknown>[] = [];
  const network = await spoil(context, session, (count) => {
    if (count !== session.after) return;
    if (session.kind === 'reload') gone.push(page.reload().catch(() => undefined));
    if (session.kind === 'offline') gone.push(context.setOffline(true));
  });
  // A reload may interrupt a press.
  await Promise.all([
    press(page, session).catch(() => undefined),
    second && press(second, session).catch(() => undefined),
  ]);
  await Promise.all(gone);
  await expect(untilSomething(page, session).first()).toBeVisible(PATIENT);
  await network.end();
  // The reload or the loss of the network may have started only now.
  await Promise.all(gone);
  await context.setOffline(false);
  const pages = second ? [page, second] : [page];
  const said = await Promise.all(pages.map(endOf));
  await second?.close();
  return { said, met: network.met };
}
