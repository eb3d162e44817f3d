import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { publishedFiles } from './published-exports.ts';

// A server renders pages in plain Node: importing a package there must need no document and leave nothing behind.
const files = publishedFiles();
registerHooks({
  resolve: (specifier, context, next) => {
    const file = files.get(specifier);
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
  },
});

// Symbols are Node's own: it adds some when fetch is first looked at.
const globals = () => Object.getOwnPropertyNames(globalThis);

/** Says what is wrong with importing a published entry on a server. */
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

// What is for tests alone may bring along what leaves its marks, such as msw and SQLite. A script tag's file is for
// a page alone.
const NOT_FOR_SERVERS = ['/testing', '/sandbox/browser', '.global.js'];
const modules = [...files].filter(
  ([specifier, file]) => file.endsWith('.js') && !NOT_FOR_SERVERS.some((end) => specifier.endsWith(end)),
);
for (const [specifier, file] of modules) {
  const problem = await problemOf(specifier, file);
  process.stdout.write(`${problem ? '✗' : '✓'} ${specifier}${problem ? ` ${problem}` : ''}\n`);
  if (problem) process.exitCode = 1;
}
// A timer or socket that an import left open would keep this program running for ever.
