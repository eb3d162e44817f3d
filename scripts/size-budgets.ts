import type { Runtime } from './script-tag/bundle-chunks.ts';

export interface Scenario {
  readonly name: string;
  /** The code of a host. */
  readonly code: string;
  /** Lazy chunks that count as well, by a part of their name, or `all`. */
  readonly lazy: readonly string[] | 'all';
  readonly budgetKiB: number;
}

export interface ScriptTagScenario {
  readonly name: string;
  readonly runtime: Runtime;
  readonly budgetKiB: number;
}

const mountWallet = `export { mount } from '@grocer/wallet';`;
const mountSelector = `export { mount } from '@grocer/fulfilment-selector';`;
const mountAccount = `export { mount } from '@grocer/account-kit';`;
const mountCheckout = `export { mount } from '@grocer/checkout-kit';`;
const mountScheduling = `export { mountScheduling } from '@grocer/fulfilment-selector/scheduling';`;

/** What hosts load, in KiB gzip beyond React. The numbers are explained in CONTRIBUTING.md. */
export const scenarios: readonly Scenario[] = [
  { name: 'wallet: card box, and the painted card list', code: mountWallet, lazy: [], budgetKiB: 37.9 },
  { name: 'wallet: all screens', code: mountWallet, lazy: 'all', budgetKiB: 107 },
  { name: 'selector: a page that has one', code: mountSelector, lazy: [], budgetKiB: 35.1 },
  { name: 'selector: window with its stores', code: mountSelector, lazy: ['WindowViews'], budgetKiB: 48.2 },
  {
    name: 'selector: with those of a signed-in shopper',
    code: mountSelector,
    lazy: ['WindowViews', 'actions-chunk'],
    budgetKiB: 60.1,
  },
  { name: 'selector: all views', code: mountSelector, lazy: 'all', budgetKiB: 108.6 },
  {
    name: 'scheduling: up to the painted times',
    code: mountScheduling,
    lazy: ['SchedulingView', 'actions-chunk'],
    budgetKiB: 91.4,
  },
  { name: 'account: navigation', code: mountAccount, lazy: [], budgetKiB: 33 },
  { name: 'checkout: payment step', code: mountCheckout, lazy: [], budgetKiB: 75.6 },
];

/** What the script tag loads, in KiB gzip with everything included. The one with Preact is published. */
export const scriptTagScenarios: readonly ScriptTagScenario[] = [
  {
    name: 'script tag, up to the painted card list',
    runtime: 'preact',
    budgetKiB: 47.7,
  },
  {
    name: 'the same with React in it (not shipped)',
    runtime: 'react',
    budgetKiB: 108.4,
  },
];
