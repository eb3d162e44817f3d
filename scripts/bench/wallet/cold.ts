import { benchPages } from '../cold.ts';
import type { ColdSubject } from '../cold.ts';

const SUBJECTS: readonly ColdSubject[] = [
  { title: 'Grocer, npm', page: 'grocer' },
  { title: 'Grocer, npm, as advised', page: 'grocer', isAsAdvised: true },
  { title: 'Grocer, script tag', page: 'script-tag' },
  { title: 'Adyen Drop-in', page: 'adyen', isMeasure: true },
  { title: 'plain React list', page: 'react-list', isMeasure: true },
];

/** Measures the cold load of the wallet's list of cards, of Adyen's and of plain React's. */
export const benchColdWallet = (bench: Parameters<typeof benchPages>[1]): Promise<string> =>
  benchPages({ bench: 'wallet', what: '3 cards', subjects: SUBJECTS, beside: 'packages/wallet/dist' }, bench);
