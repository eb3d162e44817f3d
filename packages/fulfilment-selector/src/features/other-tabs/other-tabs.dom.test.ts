import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import type { Shopping } from '../../events.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

const READ = 'modality.preferences.read';
const [here, there]: Shopping[] = ['01100147', '02200001'].map((locationId) => ({
  modality: 'PICKUP',
  destination: { kind: 'store', locationId },
  isOwnDelivery: false,
}));
const wake = (): boolean => window.dispatchEvent(new Event('focus'));

const tokenOf = async (shopper: string): Promise<string> =>
  (await box.sandbox.config(shopper)).authConfig?.token ?? '';

/** Opens a tab of a shopper or a visitor. */
async function tab(shopper: string | undefined, more: Partial<SelectorConfig> = {}) {
  const one = await box.start(shopper, { persistence: false, display: 'inline', ...more });
  const shop = async (to: Shopping | undefined): Promise<void> => {
    if (to) await one.state().shop(to, 'x');
  };
  return { ...one, shop };
}
/** Opens two tabs of Alice: a choice in `other` is news for `one`. */
async function tabs(more?: Partial<SelectorConfig>) {
  const other = await tab('alice');
  await other.shop(here);
  const one = await tab('alice', more);
  expect(one.state().used.active?.destination).toEqual(here?.destination);
  return { one, other };
}

describe('a choice in another tab', () => {
  it('is shown here and applied only when the shopper accepts it', async () => {
    const { one, other } = await tabs();
    await other.shop(there);
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    expect(one.state().otherChoice?.destination).toEqual(there?.destination);
    expect(one.state().used.active?.destination).toEqual(here?.destination);
    expect(one.heard('modality:changed')).toEqual([]);
    await one.state().followChoice();
    expect(one.state().otherChoice).toBeUndefined();
    expect(one.state().used.active?.destination).toEqual(there?.destination);
    expect(one.heard('modality:changed')).toEqual([
      { from: here, to: there, isOtherModality: false, isOtherStore: true },
    ]);
    // The tab that has made the choice is not notified, and nothing is saved again.
    expect(box.calls('modality.preferences.set-active')).toBe(2);
    expect(other.state().otherChoice).toBeUndefined();
  });

  it('is not applied when onBeforeChange resolves to false', async () => {
    const onBeforeChange = vi.fn(async () => false);
    const { one, other } = await tabs({ onBeforeChange });
    await other.shop(there);
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    await one.state().followChoice();
    expect(onBeforeChange).toHaveBeenCalledExactlyOnceWith({ from: here, to: there });
    expect(one.state().used.active?.destination).toEqual(here?.destination);
    expect(one.state().otherChoice?.destination).toEqual(there?.destination);
  });

  it('is applied at once while the window is closed, and emits modality:changed', async () => {
    const { one, other } = await tabs({ display: 'modal' });
    await other.shop(there);
    await expect.poll(() => one.state().used.active?.destination).toEqual(there?.destination);
    expect(one.heard('modality:changed')).toEqual([
      { from: here, to: there, isOtherModality: false, isOtherStore: true },
    ]);
    expect(one.state()).toMatchObject({ otherChoice: undefined, frame: { phase: 'closed' } });
    // The tab that has made the choice hears nothing of it.
    expect(other.heard('modality:changed')).toHaveLength(2);
    expect(box.calls('modality.preferences.set-active')).toBe(2);
  });

  it('is applied in a visitor’s closed window and shown in an open one', async () => {
    const [other, shut, open] = [
      await tab(undefined),
      await tab(undefined, { display: 'modal' }),
      await tab(undefined),
    ];
    await Promise.all([other, shut, open].map(({ selector }) => selector.deps.actions.load()));
    await other.shop(here);
    await expect.poll(() => shut.state().used.active?.destination).toEqual(here?.destination);
    expect(shut.heard('modality:changed')).toMatchObject([{ to: here }]);
    await expect.poll(() => open.state().otherChoice?.destination).toEqual(here?.destination);
    expect(open.state().used.active).toBeUndefined();
    await open.state().followChoice();
    expect(open.heard('modality:changed')).toMatchObject([{ to: here }]);
    expect(box.calls(READ)).toBe(0);
  });

  it('does not ask for sign-in from a closed window when the session has expired', async () => {
    const redirectToSignIn = vi.fn();
    const other = await tab('alice');
    await other.shop(here);
    const authConfig = { type: 'B2C', token: await tokenOf('alice'), redirectToSignIn } as const;
    const shut = await tab('alice', { display: 'modal', authConfig });
    const fault = { match: READ, when: 'before', kind: 'status', status: 401, times: 1 } as const;
    const before = box.calls(READ);
    box.sandbox.controls.addFault(fault);
    await other.shop(there);
    await expect.poll(() => box.calls(READ)).toBeGreaterThan(before);
    await shut.state().hearChoice?.(undefined);
    expect(redirectToSignIn).not.toHaveBeenCalled();
    expect(shut.heard('sign-in:required')).toEqual([]);
  });

  it('is dropped when a visitor signs in while onBeforeChange is pending', async () => {
    let answer: (is: boolean) => void = () => {};
    const onBeforeChange = () => new Promise<boolean>((resolve) => (answer = resolve));
    const [other, shut] = [await tab(undefined), await tab(undefined, { display: 'modal', onBeforeChange })];
    await Promise.all([other, shut].map(({ selector }) => selector.deps.actions.load()));
    await other.shop(there);
    await expect.poll(() => shut.state().choosing.phase).toBe('saving');
    shut.selector.update({ token: await tokenOf('alice') });
    answer(true);
    await expect.poll(() => shut.state().choosing.phase).toBe('idle');
    expect(shut.heard('modality:changed')).toEqual([]);
    expect(shut.state().used.active?.destination).not.toEqual(there?.destination);
  });

  it('is applied last when it follows another one', async () => {
    const answers: ((is: boolean) => void)[] = [];
    const onBeforeChange = () => new Promise<boolean>((resolve) => void answers.push(resolve));
    const [other, shut] = [await tab(undefined), await tab(undefined, { display: 'modal', onBeforeChange })];
    await Promise.all([other, shut].map(({ selector }) => selector.deps.actions.load()));
    await other.shop(here);
    await expect.poll(() => answers.length).toBe(1);
    await other.shop(there);
    answers[0]?.(true);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(true);
    await expect.poll(() => shut.state().used.active?.destination).toEqual(there?.destination);
    expect(shut.heard('modality:changed')).toHaveLength(2);
  });

  it('is not applied further once the selector is released', async () => {
    let answer: (is: boolean) => void = () => {};
    const onBeforeChange = () => new Promise<boolean>((resolve) => (answer = resolve));
    const [other, shut] = [await tab(undefined), await tab(undefined, { display: 'modal', onBeforeChange })];
    const open = await tab(undefined);
    await other.shop(here);
    await expect.poll(() => shut.state().choosing.phase).toBe('saving');
    await other.shop(there);
    await expect.poll(() => open.state().otherChoice?.destination).toEqual(there?.destination);
    shut.leave();
    await expect.poll(() => shut.selector.deps.life.aborted).toBe(true);
    answer(true);
    await expect.poll(() => shut.state().choosing.phase).toBe('idle');
    const leave = shut.selector.retain();
    await expect.poll(() => shut.selector.deps.life.aborted).toBe(false);
    expect(shut.state().choosing.phase).toBe('idle');
    leave();
  });

  it('is looked for when the window opens', async () => {
    const { one } = await tabs({ display: 'modal' });
    const device = await tab('alice', { environment: 'TEST' });
    await device.shop(there);
    wake();
    one.state().openWindow();
    await expect.poll(() => one.state().otherChoice?.destination).toEqual(there?.destination);
  });

  it('is not shown again once the shopper declines it, but the next one is', async () => {
    const { one, other } = await tabs();
    await other.shop(there);
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    one.state().stayHere();
    const before = box.calls(READ);
    wake();
    await expect.poll(() => box.calls(READ)).toBeGreaterThan(before + 1);
    await one.state().lookForChoice();
    expect(one.state().otherChoice).toBeUndefined();
    await other.shop(here && { ...here, modality: 'IN_STORE' });
    await expect.poll(() => one.state().otherChoice).toBeDefined();
  });

  it('is ignored when it equals or precedes the choice made here', async () => {
    const { one, other } = await tabs();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: READ, when: 'after-commit' });
    await other.shop(there);
    const look = one.state().lookForChoice();
    await arrived;
    await one.shop(here && { ...here, modality: 'IN_STORE' });
    letGo();
    await look;
    expect(one.state().otherChoice).toBeUndefined();
    await one.state().lookForChoice();
    expect(one.state().otherChoice).toBeUndefined();
  });

  it('is dropped when the host sets the active modality', async () => {
    const { one, other } = await tabs();
    await other.shop(there);
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    one.selector.update({ activeModality: { modality: 'PICKUP', storeId: '02200001' } });
    expect(one.state().otherChoice).toBeUndefined();
    await one.state().lookForChoice();
    expect(one.state().otherChoice).toBeUndefined();
  });

  it('is found with one request for several focus events', async () => {
    const { one } = await tabs();
    const device = await tab('alice', { environment: 'TEST' });
    await device.shop(there);
    expect(one.state().otherChoice).toBeUndefined();
    const sent = () => box.sent('GET', '/preferences');
    const before = sent();
    wake();
    wake();
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    // The other two tabs ask at any time; a second request of the first one would be one too many.
    await expect.poll(sent).toBeGreaterThanOrEqual(before + 3);
    await one.state().loadBook();
    // One request of each of the three tabs.
    expect(sent()).toBe(before + 3);
  });

  it('is not looked for by a closed window or for a visitor', async () => {
    const closed = await tab('alice', { display: 'modal' });
    const visitor = await tab(undefined);
    const sent = () => box.sent('GET', '/preferences');
    const asked = sent();
    await visitor.shop(here);
    // The visitor's choice makes the shopper's open tab ask the service.
    await expect.poll(sent).toBe(asked + 1);
    await tab('alice');
    const before = sent();
    wake();
    await visitor.state().lookForChoice();
    // The open tab asks after the other two would have.
    await expect.poll(sent).toBeGreaterThan(before);
    await closed.state().loadBook();
    expect(sent()).toBe(before + 1);
    expect(visitor.heard('error')).toEqual([]);
  });

  it('is dropped when another shopper signs in', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    const { one, other } = await tabs({ authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
    await other.shop(there);
    await expect.poll(() => one.state().otherChoice).toBeDefined();
    one.selector.deps.session.expire();
    const next = await box.sandbox.config('ivan');
    one.selector.update({ token: next.authConfig?.token ?? '' });
    expect(one.state().otherChoice).toBeUndefined();
    await expect.poll(() => one.state().start.phase).toBe('ready');
    await one.state().lookForChoice();
    expect(one.state().otherChoice).toBeUndefined();
  });
});
