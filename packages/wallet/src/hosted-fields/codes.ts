import type { HostedProblem } from './port.ts';

/** The code of a token that was given. */
export const SUCCESS = '870';
/** Stands in for a vendor's code where the answer was that there is none in time. */
export const TIMED_OUT = 'timeout';

const SHOPPER = ['871', '872', '873', '874', '876', '881', '882', '883', '886', '893', '894', '898'];
const CONFIG = ['877', '878', '879', '880', '887', '888'];

/** Whose trouble a code is; one that nobody knows counts as infrastructure, so that trying again is offered. */
export function problemOf(code: string): HostedProblem {
  if (SHOPPER.includes(code)) return { kind: 'shopper', code };
  return { kind: CONFIG.includes(code) ? 'config' : 'infrastructure', code };
}
