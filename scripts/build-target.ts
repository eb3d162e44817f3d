import manifest from '../package.json' with { type: 'json' };

/** Reads "chrome >= 125". */
const readLine = (line: string): readonly [name: string, version: string] => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`package.json names a browser as "${line}". Write it as "chrome >= 125".`);
  return [name, version];
};

/** The oldest browsers that the packages work in, by their names in `browserslist`; package.json alone says which. */
export const FLOOR: ReadonlyMap<string, string> = new Map(manifest.browserslist.map(readLine));

/** What the published packages are lowered to. */
export const BUILD_TARGET = [
  'es2022',
  ...[...FLOOR].map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`),
];
