import { stripVTControlCharacters } from 'node:util';
import type { Finished } from '../command.ts';

const linesOf = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/** The marks of those that warn on their standard output. */
const MARK = /warn|\(!\)|⚠/i;

/** A file that was built: what it is called is no warning. */
const BUILT = /^\S+\.(?:js|css)\s+[\d.]+ k?B\b/;

/** The lines in which a builder warns: with a mark, or on its error output, where a quiet one has nothing to say. */
export const warningsIn = ({ output, errors }: Pick<Finished, 'output' | 'errors'>): readonly string[] => {
  const loud = linesOf(errors);
  return linesOf(output).filter((line) => loud.includes(line) || (MARK.test(line) && !BUILT.test(line)));
};
