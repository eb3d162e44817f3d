import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import type { SelectorHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
let handle: SelectorHandle | undefined;
afterEach(() => {
  handle?.unmount();
  document.body.replaceChildren();
});

/** Mounts a selector of a visitor in Cincinnati, as a window or inline. */
function show(display: 'modal' | 'inline', more: Partial<SelectorConfig> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const place = { container, display, isolation: 'none', persistence: false } as const;
  handle = mount(box.sandbox.guest({ ...place, postalCode: '45202', ...more }));
  return { user: userEvent.setup(), selector: handle, container };
}

describe('the selector', () => {
  it('opens as a modal dialog above the page with a Close button [F-1.3] [F-2.6] [F-2.8]', async () => {
    const { user, selector, container } = show('modal');
    const closed = vi.fn();
    selector.on('closed', closed);
    await selector.ready;
    expect(screen.queryByRole('dialog')).toBeNull();
    selector.open();
    const dialog = await screen.findByRole('dialog', { name: 'How are you shopping today?' });
    expect(container.contains(dialog)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledWith({ reason: 'close' });
  });

  it('renders inline at once, without Close, and with Back only on a later view [F-2.6] [F-2.8]', async () => {
    const { user, selector, container } = show('inline');
    const region = await screen.findByRole('region', { name: 'How are you shopping today?' });
    expect(container.contains(region)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    selector.open('SIGN_IN');
    // The loading view has a Back button first.
    await screen.findByRole('button', { name: 'Sign In' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'How are you shopping today?' })).toBeTruthy();
  });
});

it('enables Next only once an option is chosen [F-2.19]', async () => {
  const { user, selector } = show('inline', { toggles: { showNext: true } });
  const changed = vi.fn();
  selector.on('modality:changed', changed);
  const [first] = await screen.findAllByRole('radio');
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveProperty('ariaDisabled', 'true');
  await user.click(next);
  expect(changed).not.toHaveBeenCalled();
  if (first) await user.click(first);
  expect(next.getAttribute('aria-disabled')).toBeNull();
  await user.click(next);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
});

it('shows the skeleton after 200 ms and not before [F-4.17]', async () => {
  const { user, selector } = show('inline');
  await screen.findAllByRole('article');
  box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'hang', ms: 5000 });
  await user.clear(screen.getByRole('textbox', { name: 'Search by ZIP Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Search by ZIP Code' }), '43085');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.getByRole('button', { name: 'Search' }).click();
  const bones = () => document.querySelectorAll('[data-part="loading"] .grocer-skeleton').length;
  await vi.advanceTimersByTimeAsync(199);
  expect(document.querySelector('[data-part="loading"]')).not.toBeNull();
  expect(bones()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitFor(() => expect(bones()).toBeGreaterThan(0));
  selector.unmount();
});

it('starts another search on Enter while one is pending', async () => {
  box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'hang', ms: 60_000 });
  const { user } = show('inline');
  await waitFor(() => expect(document.querySelector('[data-part="loading"]')).not.toBeNull());
  await user.clear(screen.getByRole('textbox', { name: 'Search by ZIP Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Search by ZIP Code' }), '43215{Enter}');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'ZIP Code 43215' })).toBeTruthy();
});
