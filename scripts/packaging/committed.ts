import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Returns the lines that only one of two texts has, marked as in a diff. */
const difference = (before: string, after: string): string => {
  const [old, fresh] = [before, after].map((text) => text.split('\n'));
  const gone = old?.filter((line) => !fresh?.includes(line)).map((line) => `  - ${line}`) ?? [];
  const added = fresh?.filter((line) => !old?.includes(line)).map((line) => `  + ${line}`) ?? [];
  return [...gone, ...added].slice(0, 60).join('\n');
};

/** Returns the lines of a text, sorted and without the separators of union members. */
const anyOrder = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/^[\s|]+|[\s|;,]+$/g, ''))
    .toSorted()
    .join('\n');

/**
 * Compares a committed report with a new one, or rewrites it; returns the verdict, a title and what to do.
 */
export const isCurrent = (file: string, fresh: string, update: boolean): [boolean, string, string] => {
  const title = `${path.relative(root, file)} is current`;
  if (update) writeFileSync(file, fresh);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const advice =
    'If the change is meant: node scripts/check-packaging.ts --update, commit it, and add a changeset.';
  // Builds differ in the order of chunks and of union members, which hosts cannot see.
  return [anyOrder(committed) === anyOrder(fresh), title, `${difference(committed, fresh)}\n${advice}\n`];
};
