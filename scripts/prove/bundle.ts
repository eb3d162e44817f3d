// A process of the proof starts from one bundled file: a run starts dozens of them, and each would load and
// compile hundreds of modules again.
import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { root } from '../root.ts';
import { FASTER } from './plant.ts';
import type { Plant } from './plant.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Entry of the process that runs the service. */
export const SERVICE = 'serve-sandbox.ts';

interface Bundle {
  readonly file: string;
  /** Paths of the sources in the bundle, from the root. */
  readonly sources: ReadonlySet<string>;
}

// CommonJS packages load Node's modules by `require`, which ES modules do not have.
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Sources that read files next to them. The sandbox's other sources run in browsers as well. */
const FOR_NODE = 'packages/sandbox/src/node/';

/** Returns a pattern for paths that contain one of the parts, on every system. */
const withAny = (parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => part.replaceAll(/\W/g, '.')).join('|'));

function edited(url: string, source: string, edits: Plant['edits']): string {
  const here = edits.filter(({ file }) => url.endsWith(file));
  return here.reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`"${from}" is not in ${url} any more.`);
    return text.replace(from, to);
  }, source);
}

/**
 * Edits sources, and makes `import.meta.url` their original address, so that they find the files next to
 * them.
 */
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

async function bundleOf(entry: string, planted: Plant['edits']): Promise<Bundle> {
  const outdir = await mkdtemp(path.join(temporaryFolder(), 'bundle-'));
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
    // A client has no UI, so style sheets are only loaded as text.
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
 * Bundles the entries of a run, with a fault planted in the sources that they contain; resolves with their
 * files. Throws if no entry contains a source of the fault, since the run would prove nothing.
 */
export async function bundled<Side extends string>(
  entries: Readonly<Record<Side, string>>,
  plant?: Pick<Plant, 'name' | 'edits'>,
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
