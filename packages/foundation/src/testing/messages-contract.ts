import { describe, expect, it } from 'vitest';

type Leaf = readonly [path: string, word: unknown];

const leavesOf = (words: unknown, path: string): readonly Leaf[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`))
    : [[path, words]];

/** Returns the texts of modules that export them as `…Messages`. */
const wordsIn = (modules: Readonly<Record<string, unknown>>): readonly Leaf[] =>
  Object.values(modules).flatMap((module) =>
    Object.entries(Object(module)).flatMap(([name, words]) => leavesOf(words, name)),
  );

const hasBrokenName = (word: string): boolean => /[{}]/.test(word.replaceAll(/\{\w+\}/g, ''));

/** Tests what the texts of every SDK have in common; `modules` are the modules that export them. */
export function describeMessages(sdk: string, modules: Readonly<Record<string, unknown>>): void {
  describe(`the messages of ${sdk}`, () => {
    const words = wordsIn(modules);

    it('exist', () => expect(words.length).toBeGreaterThan(0));

    it('are non-empty strings without surrounding whitespace', () => {
      const wrong = words.filter(
        ([, word]) => typeof word !== 'string' || word === '' || word.trim() !== word,
      );
      expect(wrong).toEqual([]);
    });

    it('have well-formed placeholders', () =>
      expect(words.filter(([, word]) => hasBrokenName(String(word)))).toEqual([]));

    it('have a plural for every singular', () => {
      const paths = new Set(words.map(([path]) => path));
      const alone = [...paths].filter(
        (path) => path.endsWith('.one') && !paths.has(path.replace(/one$/, 'other')),
      );
      expect(alone).toEqual([]);
    });
  });
}
