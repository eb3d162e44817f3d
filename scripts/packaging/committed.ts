import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The lines that only one of two texts has, marked like a diff. */
const difference = (before: string, after: string): string => {
  const [old, fresh] = [before, after].map((text) => text.split('\n'));
  const gone = old?.filter((line) => !fresh?.includes(line)).map((line) => `  - ${line}`) ?? [];
  const added = fresh?.filter((line) => !old?.includes(line)).map((line) => `  + ${line}`) ?? [];
  return [...gone, ...added].slice(0, 60).join('\n');
};

/** The lines of a text in an order of their own, without what joins the members of a union. */
const anyOrder = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/^[\s|]+|[\s|;,]+$/g, ''))
    .toSorted()
    .join('\n');

/** Compares a committed report with a fresh one, or rewrites it: the verdict, its title and what to do. */
export const isCurrent = (file: string, fresh: string, update: boolean): [boolean, string, string] => {
  const title = `${path.relative(root, file)} is current`;
  if (update) writeFileSync(file, fresh);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const advice =
    'If the change is meant: node scripts/check-packaging.ts --update, commit it, and add a changeset.';
  // Builds differ in the order of chunks and of a union's members, which no host can see.
  return [anyOrder(committed) === anyOrder(fresh), title, `${difference(committed, fresh)}\n${advice}\n`];
};
