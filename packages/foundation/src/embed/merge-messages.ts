import { isRecord } from './is-record.ts';

function replaceWords(words: object, theirs: unknown): void {
  if (!isRecord(theirs)) return;
  for (const [key, value] of Object.entries(words)) {
    const their = Object.hasOwn(theirs, key) ? theirs[key] : undefined;
    if (isRecord(value)) replaceWords(value, their);
    else if (typeof their === 'string') Reflect.set(words, key, their);
  }
}

/** Returns the SDK's texts, overridden by the host's. Keys that the SDK does not have are ignored. */
export function mergeMessages<Words extends object>(own: Words, theirs: unknown): Words {
  const words = structuredClone(own);
  replaceWords(words, theirs);
  return words;
}

/** Returns a copy of the host's earlier texts with more of them. They may be proxies, which nothing can clone. */
export function addMessages<Words extends object>(before: Words, more: object): Words {
  const words = { ...before };
  for (const [key, value] of Object.entries(more)) {
    if (key === '__proto__') continue;
    const known: unknown = Reflect.get(words, key);
    Reflect.set(words, key, isRecord(value) ? addMessages(isRecord(known) ? known : {}, value) : value);
  }
  return words;
}
