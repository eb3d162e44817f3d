import { act, cleanup, render } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createCoreContext } from './core-context.tsx';
import { createProvider } from './create-provider.tsx';
import { createEmitter } from './emitter.ts';
import { createRetain } from './retain.ts';

afterEach(cleanup);

const CONFIG = { environment: 'LOCAL' } as const;

interface Events {
  readonly opened: undefined;
}

/** Returns a core that records whether it is alive, and its components. */
function fakeCore() {
  const said: string[] = [];
  let isAlive = false;
  const core = {
    store: { getState: () => ({}), subscribe: () => () => {} },
    emitter: createEmitter<Events>(() => {}),
    getState: () => ({}),
    subscribe: () => () => {},
    update: () => {},
    retain: createRetain({
      product: 'Fake',
      emitter: { emit: () => {} },
      begin: () => (isAlive = true),
      end: () => (isAlive = false),
      fail: () => {},
    }),
  };
  const { Scope } = createCoreContext<object, object, Events, typeof core>('Provider');
  const Provider = createProvider({
    provider: 'Provider',
    create: () => core,
    changeable: () => ({}),
    Scope,
  });
  function Part(): ReactNode {
    useEffect(() => void said.push(isAlive ? 'loads alive' : 'loads dead'));
    return null;
  }
  const page = (mode: 'visible' | 'hidden'): ReactNode => (
    <Activity mode={mode}>
      <Provider config={CONFIG}>
        <Part />
      </Provider>
    </Activity>
  );
  return { said, page, isAlive: () => isAlive };
}

it('ends what is hidden, and begins again before its parts load when it is shown', async () => {
  const { said, page, isAlive } = fakeCore();
  const { rerender } = render(page('visible'));
  await act(async () => {});
  expect(isAlive()).toBe(true);
  rerender(page('hidden'));
  await act(async () => {});
  expect(isAlive()).toBe(false);
  said.length = 0;
  rerender(page('visible'));
  expect(said).toEqual(['loads alive']);
});
