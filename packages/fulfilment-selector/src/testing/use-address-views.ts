import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import type { SelectorHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import type { OpenableScreen } from '../window/navigation/rules.ts';
import { useSandbox } from './use-sandbox.ts';

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

/** Fills in the address form. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>, street: string, zip = '45202') {
  await user.type(field('Street Address'), street);
  await user.type(field('City (optional)'), 'Cincinnati');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State/Province (optional)' }), 'OH');
  await user.type(field('ZIP Code'), zip);
}

/** The config of the second address book. */
export const V2 = { toggles: { addressBookV2: true } };

/** The address views, mounted separately in each test, with a real sandbox. */
export function useAddressViews() {
  const box = useSandbox();
  const handles: SelectorHandle[] = [];
  afterEach(() => {
    for (const handle of handles.splice(0)) handle.unmount();
    document.body.replaceChildren();
    localStorage.clear();
  });

  function mountInline(config: SelectorConfig): SelectorHandle {
    const container = document.createElement('div');
    document.body.append(container);
    const place = { container, display: 'inline', isolation: 'none', persistence: false } as const;
    const handle = mount({ ...config, ...place });
    handles.push(handle);
    return handle;
  }

  /** Mounts an inline selector of a shopper and opens a screen. */
  async function show(screenName: OpenableScreen, more: Partial<SelectorConfig> = {}, shopper = 'alice') {
    const user = userEvent.setup();
    const one = mountInline(await box.sandbox.config(shopper, { bannerName: 'Millbrook', ...more }));
    await one.ready;
    await heading(more.openedFrom === 'scheduling' ? 'Change Store' : 'How are you shopping today?');
    one.open(screenName);
    const events = { saved: vi.fn(), removed: vi.fn(), selected: vi.fn() };
    one.on('address:saved', events.saved);
    one.on('address:removed', events.removed);
    one.on('address:selected', events.selected);
    return { user, handle: one, ...events };
  }

  /** Mounts an inline selector of a visitor. */
  function visit(more: Partial<SelectorConfig> = {}) {
    const user = userEvent.setup();
    const one = mountInline(box.sandbox.guest({ bannerName: 'Millbrook', postalCode: '45202', ...more }));
    return { user, handle: one };
  }
  return { box, show, visit };
}
