import { command } from '../command.ts';

/** Returns the paths in a tarball, sorted. Hashes in names are replaced, so that only real changes show. */
export const packedFiles = async (tarball: string): Promise<string> => {
  const { ok, output } = await command(['tar', '-tzf', tarball]);
  if (!ok) throw new Error(`tar could not read ${tarball}:\n${output}`);
  const paths = output
    .trim()
    .split('\n')
    .map((line) =>
      line.replace(/^package\//, '').replace(/-[A-Za-z0-9_-]{8}(?=\.(d\.ts|js|js\.map)$)/, '-HASH'),
    );
  return `${[...new Set(paths)].toSorted().join('\n')}\n`;
};
