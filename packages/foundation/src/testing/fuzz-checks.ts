import * as v from 'valibot';
import type { Answer } from './mutations.ts';

/** Returns true when a response proves success: it has a 2xx status and its body matches `proof`. */
export function proves({ status, body }: Answer, proof: v.GenericSchema): boolean {
  if (status < 200 || status > 299 || status === 204) return false;
  try {
    return v.is(proof, JSON.parse(body));
  } catch {
    return false;
  }
}

/** Returns the string values of every property with this name, anywhere in a state. */
export const textsNamed = (state: unknown, name: string): readonly string[] =>
  [...JSON.stringify(state).matchAll(new RegExp(`"${name}":"(\\w+)"`, 'g'))].map(([, value = '']) => value);
