import { benchPages } from '../cold.ts';
import type { ColdSubject } from '../cold.ts';

const SUBJECTS: readonly ColdSubject[] = [
  { title: 'Grocer, npm', page: 'grocer' },
  { title: 'Grocer, npm, as advised', page: 'grocer', isAsAdvised: true },
  { title: 'Adyen Drop-in', page: 'adyen', from: 'wallet', isMeasure: true },
  { title: 'plain React page', page: 'react-page', isMeasure: true },
];

/** Measures the cold load of the payment step, of Adyen's list of cards and of a page with the same rows. */
export const benchColdCheckout = (bench: Parameters<typeof benchPages>[1]): Promise<string> =>
  benchPages({ bench: 'checkout', what: 'payment step', subjects: SUBJECTS }, bench);
