import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProvider } from './create-provider.tsx';
import { signedInAs } from './follow-config.ts';

interface Config {
  readonly environment: 'PROD' | 'LOCAL';
  readonly words?: { readonly title: string };
  readonly isTaken?: (id: string) => boolean;
  readonly clock?: { readonly now: () => number };
  readonly near?: HTMLElement;
  readonly banner?: { readonly names: readonly string[] };
}
type Update = Pick<Config, 'words' | 'isTaken'>;

const update = vi.fn<(patch: Update) => void>();
const retain = () => () => {};
const create = vi.fn((config: Config) => ({ config, update, retain }));
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const followed = {
  provider: 'Provider',
  create,
  changeable: ({ words, isTaken }: Config): Update => ({
    ...(words && { words }),
    ...(isTaken && { isTaken }),
  }),
  fixed: ({ words: _words, isTaken: _isTaken, ...rest }: Config) => rest,
  Scope: () => null,
};

const Provider = createProvider(followed);

/** Renders with one config after the other, as in a host's StrictMode. */
function show(...configs: readonly Config[]): void {
  const [first, ...others] = configs.map((config) => (
    <StrictMode key="one">
      <Provider config={config}>{null}</Provider>
    </StrictMode>
  ));
  const { rerender } = render(first);
  for (const other of others) rerender(other);
}

const warnings = (): readonly unknown[] => warn.mock.calls.map(([line]) => line);

it('does nothing when an equal config is passed again', () => {
  const written = (): Config => ({
    environment: 'LOCAL',
    words: { title: 'Cards' },
    clock: { now: () => 1 },
    near: document.body,
    banner: { names: ['Millbrook'] },
  });
  show(written(), written(), written());
  expect(update).not.toHaveBeenCalled();
  expect(warnings()).toEqual([]);
});

it('updates the values that can change, once for each change', () => {
  const titled = (title: string): Config => ({ environment: 'LOCAL', words: { title } });
  show(titled('a'), titled('b'), titled('b'), titled('c'));
  expect(update.mock.calls).toEqual([[{ words: { title: 'b' } }], [{ words: { title: 'c' } }]]);
});

it('passes the shopper id with a new token, and nothing when both stay the same', () => {
  interface SignedIn extends Config {
    readonly authConfig: { readonly type: 'B2C'; readonly token: string; readonly shopperId?: string };
  }
  const told = vi.fn();
  const one = {
    provider: 'Provider',
    create: () => ({ update: told, retain }),
    changeable: ({ authConfig }: SignedIn) => signedInAs(authConfig),
    Scope: () => null,
  };
  const SignedInProvider = createProvider(one);
  const as = (token: string, shopperId?: string): ReactNode => (
    <SignedInProvider
      config={{ environment: 'LOCAL', authConfig: { type: 'B2C', token, ...(shopperId && { shopperId }) } }}
    >
      {null}
    </SignedInProvider>
  );
  const { rerender } = render(as('t0', 'alice'));
  const all = [as('t0', 'alice'), as('t1', 'alice'), as('t2', 'bob'), as('t2', 'carol'), as('t3')];
  for (const next of all) rerender(next);
  expect(told.mock.calls).toEqual([
    [{ token: 't1', shopperId: 'alice' }],
    [{ token: 't2', shopperId: 'bob' }],
    [{ token: 't2', shopperId: 'carol' }],
    [{ token: 't3' }],
  ]);
  expect(warnings()).toEqual([]);
});

it('reports a rejected update without breaking the page, and repeats it with the next config', () => {
  const refused = new TypeError('A total is a whole number of cents.');
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  update.mockImplementationOnce(() => {
    throw refused;
  });
  const titled = (title: string): Config => ({ environment: 'LOCAL', words: { title } });
  show(titled('a'), titled('b'), titled('b'));
  expect(report).toHaveBeenCalledExactlyOnceWith(refused);
  expect(update.mock.calls).toEqual([[{ words: { title: 'b' } }], [{ words: { title: 'b' } }]]);
  report.mockRestore();
});

it('uses the newest functions, and updates when a question to the host changes', () => {
  const [first, second] = [vi.fn(() => true), vi.fn(() => false)];
  const of = (isTaken: () => boolean, time: number): Config => ({
    environment: 'LOCAL',
    isTaken,
    clock: { now: () => time },
  });
  show(of(first, 1), of(second, 2));
  expect(create.mock.results.map(({ value }) => value.config.clock?.now())).toContain(2);
  expect(update.mock.calls).toEqual([[{ isTaken: second }]]);
});

it.each(['LOCAL', 'PROD'] as const)(
  'warns or not in %s, once for each value that is read only at mount',
  (environment) => {
    show(
      { environment, banner: { names: ['a'] } },
      { environment, banner: { names: ['b'] }, near: document.body },
      { environment, banner: { names: ['c'] } },
    );
    const expected = ['banner', 'near'].map(
      (key) =>
        `Grocer: <Provider> reads \`${key}\` once. Give it another \`key\` to start anew with the new value.`,
    );
    expect(warnings()).toEqual(environment === 'PROD' ? [] : expected);
    expect(update).not.toHaveBeenCalled();
  },
);
