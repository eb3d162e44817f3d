import type { Fault } from '@grocer/sandbox/browser';

/** Returns a fault that lasts for the whole story. */
export const always = (fault: Omit<Fault, 'times' | 'when'>): Fault => ({
  ...fault,
  when: 'before',
  times: 1000,
});

/** Makes a call hang forever. */
export const hanging = (match: string): Fault => always({ match, kind: 'hang' });

/** Makes the network lose a call for the whole story. */
export const lost = (match: string): Fault => always({ match, kind: 'reset' });
