import { command } from '../command.ts';

export interface PackedManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const SDK = ['@grocer/foundation', 'focus-trap-react', 'valibot', 'zustand'];

/** Dependencies that a package installs. Foundation has no UI library, since the sandbox needs none. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  '@grocer/account-kit': SDK,
  '@grocer/checkout-kit': [
    '@grocer/account-kit',
    '@grocer/foundation',
    '@grocer/wallet',
    'leaflet',
    'valibot',
    'zustand',
  ],
  '@grocer/foundation': ['@internationalized/date', 'ky', 'valibot'],
  '@grocer/fulfilment-selector': SDK,
  '@grocer/sandbox': [
    '@grocer/foundation',
    '@hono/node-server',
    '@internationalized/date',
    '@sqlite.org/sqlite-wasm',
    '@valibot/to-json-schema',
    'hono',
    'kysely',
    'msw',
    // Loaded only if SANDBOX_DATABASE_URL names a PostgreSQL database.
    'pg',
    'valibot',
  ],
  '@grocer/wallet': [...SDK, '@floating-ui/react', 'credit-card-type', 'react-hook-form'],
};

const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@grocer/account-kit': ['react', 'react-dom'],
  '@grocer/checkout-kit': ['react', 'react-dom'],
  '@grocer/fulfilment-selector': ['react', 'react-dom'],
  '@grocer/wallet': ['react', 'react-dom'],
};

/** Reads the manifest in a tarball, where `catalog:` and `workspace:` are replaced by ranges. */
export const packedManifest = async (tarball: string): Promise<PackedManifest> => {
  const { ok, output } = await command(['tar', '-xzOf', tarball, 'package/package.json']);
  if (!ok) throw new Error(`tar could not read ${tarball}:\n${output}`);
  return JSON.parse(output) as PackedManifest;
};

/** Returns the dependencies of a package that are new, missing, pinned or not optional, as messages. */
export const dependencyProblems = (manifest: PackedManifest): readonly string[] => {
  const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const listed = DEPENDENCIES[name] ?? [];
  const added = Object.keys(dependencies).filter((dependency) => !listed.includes(dependency));
  const gone = listed.filter((dependency) => dependencies[dependency] === undefined);
  const pinned = Object.entries(dependencies).filter(([, range]) => !/^\^\d/.test(range));
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  return [
    ...peers
      .filter((peer) => !PEERS[name]?.includes(peer))
      .map((peer) => `${peer} is a peer that npm would install unasked: make it optional`),
    ...added.map((dependency) => `${dependency} is new: every host would install it`),
    ...gone.map((dependency) => `${dependency} is gone: take it off the list`),
    ...pinned.map(([dependency, range]) => `${dependency} is asked for as "${range}", not by a caret range`),
  ];
};
