// A process of the proof starts from one file, bundled from the sources: a run starts dozens of them, and each would load
// and translate hundreds of modules again.
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { root } from '../root.ts';
import { FASTER } from './plant.ts';
import type { Plant } from './plant.ts';

/** The entry of the process that has the service. */
export const SERVICE = 'serve-sandbox.ts';

interface Bundle {
  readonly file: string;
  /** The sources that it has something of, from the root. */
  readonly sources: ReadonlySet<string>;
}

// CommonJS packages ask for what Node has by `require`, which a module does not have.
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Sources that find files beside them; those of the sandbox elsewhere run in browsers as well. */
const FOR_NODE = 'packages/sandbox/src/node/';

/** Finds the paths that have one of the parts in them, on every system. */
const withAny = (parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => part.replaceAll(/\W/g, '.')).join('|'));

function edited(url: string, source: string, edits: Plant['edits']): string {
  const here = edits.filter(({ file }) => url.endsWith(file));
  return here.reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`"${from}" is not in ${url} any more.`);
    return text.replace(from, to);
  }, source);
}

/** Edits sources, and lets them find the files beside them as if they were still there. */
const changed = (edits: Plant['edits']): Plugin => ({
  name: 'changed',
  setup({ onLoad }) {
    const filter = withAny([FOR_NODE, ...edits.map(({ file }) => file)]);
    onLoad({ filter }, async ({ path: file }) => {
      const { href } = pathToFileURL(file);
      const source = edited(href, await readFile(file, 'utf8'), edits);
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(href)),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

let folder: string | undefined;

/** Where all bundles of this process are, as long as it runs. */
function folderOfBundles(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(path.join(tmpdir(), 'grocer-bundles-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

async function bundleOf(entry: string, planted: Plant['edits']): Promise<Bundle> {
  const outdir = await mkdtemp(path.join(folderOfBundles(), 'bundle-'));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [path.join('scripts', 'prove', entry)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    // Nobody sees a client: what it imports of a sheet is its text.
    loader: { '.css': 'text' },
    external: ['pg-native'],
    banner: { js: REQUIRE },
    plugins: [changed([...FASTER, ...planted])],
    logLevel: 'silent',
  });
  const outputs = Object.values(metafile.outputs);
  return {
    file: path.join(outdir, `${path.basename(entry, '.ts')}.mjs`),
    sources: new Set(outputs.flatMap(({ inputs }) => Object.keys(inputs))),
  };
}

const unplanted = new Map<string, Promise<Bundle>>();

function unplantedOf(entry: string): Promise<Bundle> {
  const bundle = unplanted.get(entry) ?? bundleOf(entry, []);
  unplanted.set(entry, bundle);
  return bundle;
}

/**
 * Bundles each of the entries that a run starts, with a fault planted where they have its sources; gives their files.
 * Throws where none of them has a source that the fault is in: it would prove nothing.
 */
export async function bundled<Side extends string>(
  entries: Readonly<Record<Side, string>>,
  plant?: Plant,
): Promise<Readonly<Record<Side, string>>> {
  const edits = plant?.edits ?? [];
  const sides = await Promise.all(
    Object.entries<string>(entries).map(async ([side, entry]) => {
      const { sources } = await unplantedOf(entry);
      return { side, entry, here: edits.filter(({ file }) => sources.has(file)) };
    }),
  );
  const nowhere = edits.find((edit) => !sides.some(({ here }) => here.includes(edit)));
  if (nowhere) throw new Error(`"${plant?.name}" is in nothing that runs: ${nowhere.file} is in no bundle.`);
  const files = await Promise.all(
    sides.map(async ({ side, entry, here }) => {
      const { file } = await (here.length > 0 ? bundleOf(entry, here) : unplantedOf(entry));
      return [side, file] as const;
    }),
  );
  return Object.fromEntries(files) as Record<Side, string>;
}
