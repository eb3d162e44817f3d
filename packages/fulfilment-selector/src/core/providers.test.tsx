import { cleanup, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import { FulfilmentProvider } from './FulfilmentProvider.tsx';
import { SchedulingProvider } from '../scheduling/core/SchedulingProvider.tsx';
import { useSchedulingCore } from '../scheduling/core/context.tsx';
import { useSelectorCore } from './context.tsx';
import { pickup } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(cleanup);

const warnings = (): readonly unknown[] => warn.mock.calls.map(([line]) => line);
const buyer = { firstName: 'Alice', lastName: 'Adams' };

function SelectorPeek(): ReactNode {
  const { store } = useSelectorCore();
  useEffect(() => {
    peek = () => store.getState().settings;
  }, [store]);
  return null;
}

function SchedulingPeek(): ReactNode {
  const { selector } = useSchedulingCore();
  useEffect(() => {
    peek = () => selector.store.getState().settings;
  }, [selector]);
  return null;
}

let peek: () => { readonly cart: readonly unknown[]; readonly isMember: boolean; readonly messages: object };

const hosts: Readonly<Record<string, (config: SelectorConfig) => ReactNode>> = {
  FulfilmentProvider: (config) => (
    <FulfilmentProvider config={{ ...config, onBeforeChange: () => true }}>
      <SelectorPeek />
    </FulfilmentProvider>
  ),
  SchedulingProvider: ({ cart: _cart, openedFrom: _openedFrom, display: _display, ...config }) => (
    <SchedulingProvider config={{ ...config, buyer: { ...buyer }, onBeforeChange: () => true }}>
      <SchedulingPeek />
    </SchedulingProvider>
  ),
};

it.each(Object.entries(hosts))(
  'applies membership and message updates of %s without a warning',
  async (_name, host) => {
    const config = await box.sandbox.config('alice', { activeModality: pickup });
    const { rerender } = render(<StrictMode>{host(config)}</StrictMode>);
    const membership = { status: 'ACTIVE' };
    const messages = { frame: { title: 'How you shop' } };
    rerender(<StrictMode>{host({ ...config, membership, messages })}</StrictMode>);
    expect(peek()).toMatchObject({ isMember: true, messages });
    rerender(<StrictMode>{host({ ...config, messages })}</StrictMode>);
    expect(peek().isMember).toBe(false);
    expect(warnings()).toEqual([]);
  },
);

it.each(Object.entries(hosts))('warns once that %s reads the locale only on mount', async (name, host) => {
  const config = await box.sandbox.config('alice', { activeModality: pickup });
  const { rerender } = render(<StrictMode>{host(config)}</StrictMode>);
  rerender(<StrictMode>{host({ ...config, locale: 'fr-CA' })}</StrictMode>);
  rerender(<StrictMode>{host({ ...config, locale: 'es-US' })}</StrictMode>);
  expect(warnings()).toEqual([
    `Grocer: <${name}> reads \`locale\` once. Give it another \`key\` to start anew with the new value.`,
  ]);
});
