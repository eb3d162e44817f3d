import manifest from '../package.json' with { type: 'json' };

/** Parses a line like "chrome >= 125". */
const readLine = (line: string): readonly [name: string, version: string] => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`package.json names a browser as "${line}". Write it as "chrome >= 125".`);
  return [name, version];
};

/** The oldest supported browsers by their names in `browserslist`. They are defined in package.json only. */
export const FLOOR: ReadonlyMap<string, string> = new Map(manifest.browserslist.map(readLine));

/** Build target of the published packages. */
export const BUILD_TARGET = [
  'es2022',
  ...[...FLOOR].map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`),
];
