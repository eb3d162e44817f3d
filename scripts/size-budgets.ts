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
  { name: 'wallet: card box, and the painted card list', code: mountWallet, lazy: [], budgetKiB: 38.3 },
  { name: 'wallet: all screens', code: mountWallet, lazy: 'all', budgetKiB: 107.3 },
  { name: 'selector: a page that has one', code: mountSelector, lazy: [], budgetKiB: 35.4 },
  { name: 'selector: window with its stores', code: mountSelector, lazy: ['WindowViews'], budgetKiB: 48.4 },
  {
    name: 'selector: with those of a signed-in shopper',
    code: mountSelector,
    lazy: ['WindowViews', 'actions-chunk'],
    budgetKiB: 60.4,
  },
  { name: 'selector: all views', code: mountSelector, lazy: 'all', budgetKiB: 109 },
  {
    name: 'scheduling: up to the painted times',
    code: mountScheduling,
    lazy: ['SchedulingView', 'actions-chunk'],
    budgetKiB: 92,
  },
  { name: 'account: navigation', code: mountAccount, lazy: [], budgetKiB: 33.5 },
  { name: 'checkout: payment step', code: mountCheckout, lazy: [], budgetKiB: 76 },
];

/** What the script tag loads, in KiB gzip with everything included. The one with Preact is published. */
export const scriptTagScenarios: readonly ScriptTagScenario[] = [
  {
    name: 'script tag, up to the painted card list',
    runtime: 'preact',
    budgetKiB: 48.2,
  },
  {
    name: 'the same with React in it (not shipped)',
    runtime: 'react',
    budgetKiB: 108.9,
  },
];
