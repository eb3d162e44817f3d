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

function addWords(words: object, more: object): void {
  for (const [key, value] of Object.entries(more)) {
    if (key === '__proto__') continue;
    const before: unknown = Object.hasOwn(words, key) ? Reflect.get(words, key) : undefined;
    if (isRecord(before) && isRecord(value)) addWords(before, value);
    else Reflect.set(words, key, value);
  }
}

/** Adds more of the host's texts to its earlier ones. */
export function addMessages<Words extends object>(before: Words, more: Words): Words {
  const words = structuredClone(before);
  addWords(words, more);
  return words;
}
