import type { HostedProblem } from './port.ts';

/** The response code that comes with a token. */
export const SUCCESS = '870';
/** Takes the place of the vendor's code when there was no valid answer in time. */
export const TIMED_OUT = 'timeout';

const SHOPPER = ['871', '872', '873', '874', '876', '881', '882', '883', '886', '893', '894', '898'];
const CONFIG = ['877', '878', '879', '880', '887', '888'];

/**
 * Classifies a code by who can fix it. An unknown code counts as infrastructure, so that a retry is offered.
 */
export function problemOf(code: string): HostedProblem {
  if (SHOPPER.includes(code)) return { kind: 'shopper', code };
  return { kind: CONFIG.includes(code) ? 'config' : 'infrastructure', code };
}
