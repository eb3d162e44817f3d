import { enginesMissing } from '../engines.ts';
import { postgresMissing } from '../postgres.ts';
import type { Step } from './step.ts';

const vitest = (...projects: readonly string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((name) => ['--project', name]),
];

const ENDTOEND = 'examples/storefront/playwright.config.ts';
const ENGINES = 'examples/storefront/engines/playwright.config.ts';

const endToEnd = (name: string, title: string, env: Readonly<Record<string, string>> = {}): Step => ({
  name,
  title,
  command: ['playwright', 'test', '--config', ENDTOEND],
  env: { GROCER_DIST: '1', ...env },
  needs: ['build'],
  alone: true,
  report: 'playwright',
});

const endToEndSteps: readonly Step[] = [
  endToEnd('e2e', 'end to end, on the built packages'),
  // The script tag contains Preact, so every flow of the wallet has to pass on it.
  endToEnd('e2e-preact', 'end to end, on Preact', { STOREFRONT_RUNTIME: 'preact' }),
  {
    ...endToEnd('engines', 'the main jobs in Firefox and WebKit'),
    command: ['playwright', 'test', '--config', ENGINES],
    missing: enginesMissing,
  },
];

const prove = (subject: string, operations: number, title: string, ...flags: readonly string[]): Step => ({
  name: `prove-${subject}`,
  title,
  command: [
    'node',
    '--disable-warning=ExperimentalWarning',
    'scripts/prove.ts',
    '--only',
    subject,
    '--operations',
    String(operations),
    '--seed',
    '1',
    ...flags,
  ],
});

/**
 * The same proof on PostgreSQL with a third of the operations. Planted faults are not repeated, since the
 * database makes no difference to them.
 */
const proveOnPostgres = (subject: string, operations: number, title: string): Step => ({
  ...prove(subject, operations, `${title}, on PostgreSQL`, '--on', 'postgres', '--no-plants'),
  name: `postgres-${subject}`,
  missing: postgresMissing,
});

/** The steps of `npm test`, in order. Steps that leave a core free run two at a time. */
export const steps: readonly Step[] = [
  { name: 'build', title: 'build of the packages', command: ['pnpm', 'run', 'build'] },
  { name: 'types', title: 'types', command: ['tsc', '--project', '.'] },
  { name: 'format', title: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', title: 'lint', command: ['oxlint'] },
  {
    name: 'boundaries',
    title: 'doors between the rooms',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'examples',
      'stories',
      'scripts',
    ],
  },
  { name: 'dead-code', title: 'dead code', command: ['node', 'scripts/check-dead-code.ts'] },
  {
    name: 'packaging',
    title: 'packaging',
    command: ['node', 'scripts/check-packaging.ts'],
    needs: ['build'],
  },
  {
    name: 'consumers',
    title: 'builds of fresh hosts',
    command: ['node', 'scripts/check-consumers.ts'],
    needs: ['build'],
  },
  {
    name: 'imports',
    title: 'imports on a server',
    command: ['node', 'scripts/check-imports.ts'],
    needs: ['build'],
  },
  {
    name: 'sizes',
    title: 'size budgets',
    command: ['node', 'scripts/sizes.ts', '--check'],
    needs: ['build'],
  },
  {
    name: 'browsers',
    title: 'what browsers have to have',
    command: ['node', 'scripts/check-browsers.ts'],
    needs: ['build'],
  },
  {
    name: 'snippets',
    title: 'snippets of the documentation',
    command: ['node', 'scripts/check-snippets.ts'],
    needs: ['build'],
  },
  prove('wallet', 300, 'wallet operations over bad connections'),
  prove('account', 250, 'account operations over bad connections'),
  prove('checkout', 300, 'checkouts over bad connections'),
  prove('kill', 10, 'a service that is killed in the middle of writes'),
  proveOnPostgres('wallet', 100, 'wallet operations over bad connections'),
  proveOnPostgres('checkout', 100, 'checkouts over bad connections'),
  proveOnPostgres('kill', 5, 'a service that is killed in the middle of writes'),
  {
    name: 'tests',
    title: 'unit and component tests',
    command: vitest('node', 'tz-*', 'jsdom', 'browser', 'react-18'),
    alone: true,
    report: 'vitest',
  },
  {
    name: 'postgres',
    title: 'the sandbox on PostgreSQL, in several processes',
    command: vitest('postgres'),
    missing: postgresMissing,
    alone: true,
    report: 'vitest',
  },
  {
    name: 'stories',
    title: 'stories, with axe in both schemes',
    command: vitest('stories'),
    alone: true,
    report: 'vitest',
  },
  ...endToEndSteps,
];
