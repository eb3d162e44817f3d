import type { KnipConfig } from 'knip';

// Patterns that end in `!` are the product: with `--production` the rest, tests above all, counts for nothing, and what is
// left without anybody who imports it is dead though a test keeps it.
const isProduct = process.argv.includes('--production');

const config: KnipConfig = {
  workspaces: {
    '.': {
      // npm runs these by name; check.ts runs the checks by path.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/lint/*.mjs',
        'scripts/mutants/{stryker.config.mjs,vitest.config.ts}',
        // Started as processes of their own.
        'scripts/prove/serve-sandbox.ts',
        'scripts/prove/{wallet,account,checkout}/client.ts',
        'scripts/bench/*/pages/*.{ts,tsx}',
        'vitest.config.ts',
      ],
      // What fresh hosts are made of has packages of its own.
      project: ['scripts/**/*.{ts,tsx,mjs}', '!scripts/consumers/*/**', '*.ts'],
      vitest: { config: ['vitest.workspace.ts'] },
    },
    'packages/foundation': {
      entry: ['src/{domain,contract,http,embed,tokens,ui}.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
      // Nobody but our own packages and examples imports it.
      includeEntryExports: isProduct,
    },
    'packages/sandbox': {
      // The servers that `npm start` runs, and what the vault hands to browsers as it is.
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
      // The last two are what the script tag loads.
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
  // A type may be exported because an exported function speaks of it; what a file uses itself, for its test.
  ignoreExportsUsedInFile: isProduct || { interface: true, type: true },
  // The checks start these by their command names, which are data; React 18 and Preact stand in by alias.
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
  // What is there for tests.
  ignoreIssues: isProduct ? { 'packages/foundation/src/testing*.ts': ['exports'] } : {},
  ignoreBinaries: ['apt-get'],
};

export default config;
