import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { publishedFiles } from './published-exports.ts';

// Servers render pages in plain Node: importing a package there must not need a document nor leave globals
// behind.
const files = publishedFiles();
registerHooks({
  resolve: (specifier, context, next) => {
    const file = files.get(specifier);
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
  },
});

// Symbols are ignored, since Node adds some when fetch is accessed first.
const globals = () => Object.getOwnPropertyNames(globalThis);

/** Imports a published entry as on a server; resolves with the problem, or undefined. */
const problemOf = async (specifier: string, file: string): Promise<string | undefined> => {
  if (!existsSync(file)) return 'is not built';
  const before = new Set(globals());
  try {
    await import(specifier);
  } catch (error) {
    return `cannot be imported: ${error instanceof Error ? error.message : String(error)}`;
  }
  const added = globals().filter((name) => !before.has(name));
  return added.length > 0 ? `leaves globals behind: ${added.join(', ')}` : undefined;
};

// Entries for tests may leave globals behind, as msw and SQLite do. The script tag's file is for pages only.
const NOT_FOR_SERVERS = ['/testing', '/sandbox/browser', '.global.js'];
const modules = [...files].filter(
  ([specifier, file]) => file.endsWith('.js') && !NOT_FOR_SERVERS.some((end) => specifier.endsWith(end)),
);
for (const [specifier, file] of modules) {
  const problem = await problemOf(specifier, file);
  process.stdout.write(`${problem ? '✗' : '✓'} ${specifier}${problem ? ` ${problem}` : ''}\n`);
  if (problem) process.exitCode = 1;
}
// If an import leaves a timer or a socket open, this process never ends.
