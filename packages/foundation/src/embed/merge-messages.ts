import { isRecord } from './is-record.ts';

function replaceWords(words: object, theirs: unknown): void {
  if (!isRecord(theirs)) return;
  for (const [key, value] of Object.entries(words)) {
    const their = Object.hasOwn(theirs, key) ? theirs[key] : undefined;
    if (isRecord(value)) replaceWords(value, their);
    else if (typeof their === 'string') Reflect.set(words, key, their);
  }
}

/** An SDK's own words with a host's in their place; what the SDK does not know is left out. */
export function mergeMessages<Words extends object>(own: Words, theirs: unknown): Words {
  const words = structuredClone(own);
  replaceWords(words, theirs);
  return words;
}
