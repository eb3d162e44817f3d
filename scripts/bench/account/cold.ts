import { benchPages } from '../cold.ts';
import type { ColdSubject } from '../cold.ts';

const SUBJECTS: readonly ColdSubject[] = [
  { title: 'Grocer, npm', page: 'grocer' },
  { title: 'Grocer, npm, as advised', page: 'grocer', isAsAdvised: true },
  { title: 'plain React page', page: 'react-page', isMeasure: true },
];

/** Measures an address book beside the links of the account from nothing loaded on, and a page that is nothing else. */
export const benchColdAccount = (bench: Parameters<typeof benchPages>[1]): Promise<string> =>
  benchPages({ bench: 'account', what: '3 addresses', subjects: SUBJECTS }, bench);
