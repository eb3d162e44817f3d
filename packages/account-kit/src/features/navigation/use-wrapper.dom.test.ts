import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';

const here = useAccount();
const PAGE = 'account.addresses.list';
const LINKS = 'account.application-data.read';
const asked = () => here.controls.history().map(({ call }) => call);

/** Stubbed idle callbacks, which jsdom does not have. */
let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => void waiting.splice(id - 1, 1, () => undefined));
});
afterEach(() => vi.unstubAllGlobals());
const quietMoment = (): void => {
  for (const run of waiting) run();
};

it('reads the data of the links in an idle moment after the page beside them has loaded [A-6.1]', async () => {
  await here.show('alice', { view: 'addressBook' });
  quietMoment();
  await screen.findByRole('link', { name: 'Edit, 88 Larch Road' });
  expect(asked()).toContain(PAGE);
  expect(asked()).not.toContain(LINKS);
  quietMoment();
  await waitFor(() => expect(asked()).toContain(LINKS));
});

it('reads the data of the links beside a page of the host too', async () => {
  await here.show('alice');
  await waitFor(() => {
    quietMoment();
    expect(asked()).toContain(LINKS);
  });
  expect(asked()).not.toContain(PAGE);
});
