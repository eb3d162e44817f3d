export interface Scenario {
  readonly name: string;
  /** What a host writes. */
  readonly code: string;
  /** Lazy chunks that count as well, by a part of their name; `all` for every one of them. */
  readonly lazy: readonly string[] | 'all';
  readonly budgetKiB: number;
}

const mountWallet = `export { mount } from '@grocer/wallet';`;

/** What hosts load, in KiB gzip beyond React. The reasons for the numbers are in CONTRIBUTING.md. */
export const scenarios: readonly Scenario[] = [
  { name: 'wallet: card box on the page', code: mountWallet, lazy: [], budgetKiB: 35 },
  { name: 'wallet: up to the painted card list', code: mountWallet, lazy: ['Flyout'], budgetKiB: 50 },
  { name: 'wallet: all screens', code: mountWallet, lazy: 'all', budgetKiB: 70 },
];
