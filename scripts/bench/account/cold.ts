import { benchPages } from '../cold.ts';
import type { ColdSubject } from '../cold.ts';

const SUBJECTS: readonly ColdSubject[] = [
  { title: 'Grocer, npm', page: 'grocer' },
  { title: 'Grocer, npm, as advised', page: 'grocer', isAsAdvised: true },
  { title: 'plain React page', page: 'react-page', isMeasure: true },
];

/** Measures the cold load of an address book beside the account's navigation, and of a plain React page. */
export const benchColdAccount = (bench: Parameters<typeof benchPages>[1]): Promise<string> =>
  benchPages({ bench: 'account', what: '3 addresses', subjects: SUBJECTS }, bench);
