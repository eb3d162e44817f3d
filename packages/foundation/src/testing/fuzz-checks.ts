import * as v from 'valibot';
import type { Answer } from './mutations.ts';

/** Does an answer say what it has to say of something that is done? */
export function proves({ status, body }: Answer, proof: v.GenericSchema): boolean {
  if (status < 200 || status > 299 || status === 204) return false;
  try {
    return v.is(proof, JSON.parse(body));
  } catch {
    return false;
  }
}

/** The words that stand under a name anywhere in a state. */
export const textsNamed = (state: unknown, name: string): readonly string[] =>
  [...JSON.stringify(state).matchAll(new RegExp(`"${name}":"(\\w+)"`, 'g'))].map(([, value = '']) => value);
