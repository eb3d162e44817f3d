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

// The contract suites are for test runners; they import one.
const modules = [...files].filter(
  ([specifier, file]) => file.endsWith('.js') && !specifier.endsWith('/testing'),
);
for (const [specifier, file] of modules) {
  const problem = await problemOf(specifier, file);
  process.stdout.write(`${problem ? '✗' : '✓'} ${specifier}${problem ? ` ${problem}` : ''}\n`);
  if (problem) process.exitCode = 1;
}
// A timer or socket that an import left open would keep this program running for ever.
