import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packageOf = (file: string): string | undefined =>
  /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.groups?.['folder'];

const noticeOf = (folder: string): string => {
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  if (!file) throw new Error(`${name} has no licence file, so it cannot be shipped.`);
  return `${name} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
};

/** Returns the licences of the libraries among some modules, as the notice that must be shipped with them. */
export const licencesOf = (modules: Iterable<string>): string => {
  const folders = new Set([...modules].flatMap((file) => packageOf(file) ?? []));
  return [...folders]
    .map(noticeOf)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`);
};
