import { stripVTControlCharacters } from 'node:util';
import type { Finished } from '../command.ts';

const linesOf = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/** Marks of warnings in standard output. */
const MARK = /warn|\(!\)|⚠/i;

/** A line that lists a built file, whose name is not a warning. */
const BUILT = /^\S+\.(?:js|css)\s+[\d.]+ k?B\b/;

/**
 * Returns the warnings of a builder: lines with a mark, and all error output, since a quiet build has none.
 */
export const warningsIn = ({ output, errors }: Pick<Finished, 'output' | 'errors'>): readonly string[] => {
  const loud = linesOf(errors);
  return linesOf(output).filter((line) => loud.includes(line) || (MARK.test(line) && !BUILT.test(line)));
};
