import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.ts';
import { apiReport } from './packaging/api-report.ts';
import { isCurrent } from './packaging/committed.ts';
import { dependencyProblems, packedManifest } from './packaging/dependencies.ts';
import { packageHoverProblems } from './packaging/hover-docs.ts';
import { packedFiles } from './packaging/packed-files.ts';
import { publishedPackages, type PublishedPackage } from './published-exports.ts';
import { root } from './root.ts';

const update = process.argv.includes('--update');
const packs = path.join(root, '.pack');

const say = (ok: boolean, what: string, detail = ''): boolean => {
  process.stdout.write(`${ok ? '✓' : '✗'} ${what}\n${ok ? '' : detail}`);
  return ok;
};

/** Runs all checks of a published package on the tarball that a host would install. */
const check = async ({ name, folder, entries }: PublishedPackage): Promise<boolean> => {
  const unbuilt = entries.filter(({ file }) => !existsSync(file));
  // The reports of a package that is not built would be empty.
  if (unbuilt.length > 0) return say(false, `${name} is not built`, 'Run `pnpm run build` first.\n');
  const tarball = path.join(packs, `${path.basename(folder)}.tgz`);
  const packed = await command(['pnpm', 'pack', '--out', tarball], { cwd: folder });
  if (!packed.ok) return say(false, `${name}: pnpm pack`, packed.output);

  const untyped = entries.filter(({ types, file }) => !types && !file.endsWith('package.json'));
  const exclude = untyped.map(({ specifier }) => `.${specifier.slice(name.length)}`);
  const typed = ['attw', tarball, '--profile', 'esm-only', '--no-emoji'];
  const published = await command(['publint', 'run', tarball, '--strict']);
  const types = await command([
    ...typed,
    ...(exclude.length > 0 ? ['--exclude-entrypoints', ...exclude] : []),
  ]);
  const dependencies = dependencyProblems(await packedManifest(tarball));
  const hover = packageHoverProblems(folder);
  const results = [
    say(dependencies.length === 0, `${name}: dependencies`, `${dependencies.join('\n')}\n`),
    say(published.ok, `${name}: publint`, published.output),
    say(types.ok, `${name}: types of every entry resolve`, types.output),
    say(hover.length === 0, `${name}: what editors show of it`, `${hover.join('\n')}\n`),
    say(...isCurrent(path.join(folder, 'package.files.txt'), await packedFiles(tarball), update)),
    say(...isCurrent(path.join(folder, 'api.d.ts'), apiReport(folder), update)),
  ];
  return results.every(Boolean);
};

mkdirSync(packs, { recursive: true });
for (const published of publishedPackages()) {
  if (!(await check(published))) process.exitCode = 1;
}
