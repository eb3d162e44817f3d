import type { KnipConfig } from 'knip';

// Patterns that end in `!` are production code. With `--production` all other files, tests above all, are
// ignored: an export that only a test imports counts as unused.
const isProduct = process.argv.includes('--production');

const config: KnipConfig = {
  workspaces: {
    '.': {
      // npm runs these by name; check.ts runs the checks by path.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/lint/*.mjs',
        'scripts/mutants/{stryker.config.mjs,vitest.config.ts}',
        // Started as separate processes.
        'scripts/prove/serve-sandbox.ts',
        'scripts/prove/{wallet,account,checkout}/client.ts',
        'scripts/bench/*/pages/*.{ts,tsx}',
        'vitest.config.ts',
      ],
      // The consumers are separate applications with packages of their own.
      project: ['scripts/**/*.{ts,tsx,mjs}', '!scripts/consumers/*/**', '*.ts'],
      vitest: { config: ['vitest.workspace.ts'] },
    },
    'packages/foundation': {
      entry: ['src/{domain,contract,http,embed,tokens,ui}.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
      // Only our own packages and examples import it.
      includeEntryExports: isProduct,
    },
    'packages/sandbox': {
      // The servers that `npm start` runs, and the vault's files that browsers load directly.
      entry: [
        'src/{node,browser}.ts!',
        'src/node/{main-api,main-vault,print-openapi}.ts!',
        'src/vault/frame/main.ts!',
        'src/vault/client/eprotect-iframe-client.ts!',
      ],
      project: ['src/**/*.ts!'],
    },
    'packages/account-kit': {
      entry: ['src/{index,react}.ts!'],
      project: ['src/**/*.{ts,tsx}!'],
    },
    'packages/checkout-kit': {
      entry: ['src/{index,react}.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
    },
    'packages/wallet': {
      // The script tag loads the last two.
      entry: ['src/{index,react,testing}.ts!', 'src/core/script-tag/{global,script-tag}.ts!'],
      project: ['src/**/*.{ts,tsx}!'],
    },
    'packages/fulfilment-selector': {
      entry: ['src/{index,react,testing}.ts!'],
      project: ['src/**/*.{ts,tsx}!'],
    },
    'examples/host-kit': {
      project: ['**/*.ts!'],
    },
    'examples/pharmacy': {
      entry: ['server/main.ts!', 'site/pharmacy.js!', 'e2e/**/*.ts'],
      project: ['**/*.{ts,js}!'],
    },
    'examples/membership': {
      entry: ['index.html!', 'server/main.ts!', 'e2e/**/*.ts'],
      project: ['**/*.ts!'],
    },
    'examples/storefront': {
      entry: ['index.html!', 'server/main.ts!', 'e2e/**/*.ts', 'engines/**/*.{spec,config}.ts'],
      project: ['**/*.{ts,tsx}!'],
    },
    stories: {
      entry: ['.storybook/{main,preview}.ts', '**/*.stories.tsx', 'guides/**/*.mdx'],
      project: ['**/*.{ts,tsx}'],
    },
  },
  // A type may be exported because an exported function refers to it; a value that its own file uses, for its
  // test.
  ignoreExportsUsedInFile: isProduct || { interface: true, type: true },
  // The checks start these by command names in data; React 18 and Preact are used through aliases.
  ignoreDependencies: [
    '@arethetypeswrong/cli',
    '@stryker-mutator/core',
    '@stryker-mutator/vitest-runner',
    'dependency-cruiser',
    'preact',
    'publint',
    'react-18',
    'react-dom-18',
  ],
  // Exports for tests.
  ignoreIssues: isProduct ? { 'packages/foundation/src/testing*.ts': ['exports'] } : {},
  ignoreBinaries: ['apt-get'],
};

export default config;
