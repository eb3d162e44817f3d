// Import boundaries between packages and their folders. The comment of a rule is shown when it is broken.
const source = '^packages/([^/]+)/src/';
const test = String.raw`\.(test|test-d)\.tsx?$`;
const entries = String.raw`^packages/[^/]+/src/[^/]+\.tsx?$`;

// Files that Node or a browser starts by their path: the sandbox's servers, the vault's scripts and the
// script tag.
const processes = [
  String.raw`^packages/sandbox/src/node/(main-api|main-vault|print-openapi)\.ts$`,
  '^packages/sandbox/src/vault/frame/main.ts$',
  // Hosts without shadow roots link it.
  String.raw`^packages/[^/]+/src/styles\.css$`,
  String.raw`^packages/[^/]+/src/core/script-tag/(global|script-tag|script-types)\.ts$`,
  '^packages/sandbox/src/vault/client/',
];

const foundationDoor = (room, ...doors) => ({
  name: `foundation-${room}`,
  comment: `foundation/${room} may use ${doors.join(', ') || 'no other room'}: a room knows only the rooms below it.`,
  severity: 'error',
  from: { path: String.raw`^packages/foundation/src/${room}(\.ts$|/)`, pathNot: test },
  to: {
    path: '^packages/foundation/src/',
    pathNot: [room, ...doors].map((name) => String.raw`^packages/foundation/src/${name}(\.ts$|/)`),
  },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or a third is missing between them. Types may refer back, and so may what is loaded later: lazy.ts names it all.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'packages-never-import-hosts',
      comment: 'Examples and stories stand on the packages, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(examples|stories)/' },
    },
    {
      name: 'hosts-use-public-entries',
      comment: 'Examples and stories use what every host can use: the public entries.',
      severity: 'error',
      from: { path: '^(examples|stories)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: [entries, String.raw`\.css$`] },
    },
    {
      name: 'packages-use-public-entries',
      comment: "A package reaches another one through that package's public entries only.",
      severity: 'error',
      from: { path: source },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$1/', entries, String.raw`\.css$`] },
    },
    {
      name: 'foundation-stands-alone',
      comment: 'Foundation is under everything, so it imports no other package.',
      severity: 'error',
      from: { path: '^packages/foundation/src/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/foundation/' },
    },
    {
      name: 'sandbox-knows-the-contract',
      comment:
        'The sandbox serves the contract and shares its words; nothing else of the SDKs may leak into it.',
      severity: 'error',
      from: { path: '^packages/sandbox/src/', pathNot: test },
      to: {
        path: '^packages/',
        pathNot: ['^packages/sandbox/', String.raw`^packages/foundation/src/(contract|domain)\.ts$`],
      },
    },
    {
      name: 'sdk-uses-no-sandbox',
      comment:
        'The sandbox serves tests and stories; in a shipped file it would be a fake backend in production.',
      severity: 'error',
      from: { path: source, pathNot: ['^packages/sandbox/', test, '^packages/[^/]+/src/testing'] },
      to: { path: '^packages/sandbox/' },
    },
    foundationDoor('domain'),
    foundationDoor('contract', 'domain'),
    foundationDoor('http', 'contract', 'domain'),
    foundationDoor('ui', 'domain'),
    foundationDoor('embed', 'ui', 'http', 'contract', 'domain'),
    {
      name: 'servers-need-no-react',
      comment: 'React server components import these, and have neither state, nor contexts, nor a document.',
      severity: 'error',
      from: { path: String.raw`^packages/[^/]+/src/(server|tokens)\.ts$` },
      to: { path: String.raw`\.tsx$|^packages/foundation/src/(ui|embed)\.ts$`, reachable: true },
    },
    {
      name: 'features-meet-in-the-store',
      comment:
        'One feature never imports another: what two of them need lies in a room below both, or in the store. A slice may name a neighbour by its type.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/((?:scheduling/)?features)/([^/]+)/', pathNot: test },
      to: {
        path: '^packages/$1/src/$2/',
        pathNot: '^packages/$1/src/$2/$3/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'rules.ts decides from what it is given: it imports types, the grocery vocabulary and other rules.',
      severity: 'error',
      from: { path: String.raw`^packages/.*rules\.ts$` },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [String.raw`rules\.ts$`, String.raw`^packages/foundation/src/(domain|contract)(\.ts$|/)`],
      },
    },
    {
      name: 'no-barrels',
      comment:
        'Inside src a file is imported by its own name; an index hides where things live and loads too much.',
      severity: 'error',
      from: {},
      to: { path: String.raw`^packages/[^/]+/src/.+/index\.tsx?$` },
    },
    {
      name: 'nothing-unreachable',
      comment: 'Every source file is reached from an entry of its package; what nobody reaches is deleted.',
      severity: 'error',
      from: { path: [entries, ...processes], pathNot: test },
      to: {
        path: source,
        pathNot: [test, entries, ...processes, '/testing/', String.raw`\.d\.ts$`],
        reachable: false,
      },
    },
    {
      name: 'scripts-stay-outside',
      comment: 'Scripts build and check the packages; nothing that is shipped may need them.',
      severity: 'error',
      from: { path: source },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        String.raw`(^|/)(node_modules|dist|\.pack|\.snippets|storybook-static)(/|$)`,
        // Separate applications.
        '^scripts/consumers/[^/]+/',
        // Made and removed by tsup while it builds.
        String.raw`\.bundled_[^/]+$`,
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
