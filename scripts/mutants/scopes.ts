/** A part of the sources that is mutated to check its tests. */
export interface Scope {
  readonly name: string;
  /** The sources to mutate. */
  readonly mutate: readonly string[];
  /** The tests that should fail; only of the same package, since other packages load the whole package. */
  readonly tests: readonly string[];
  /** Minimum percentage of mutants that a test has to kill. */
  readonly least: number;
}

const NO_TESTS = ['!packages/**/*.test.{ts,tsx}'];

/** All scopes of `npm run mutants`. */
export const scopes = (): readonly Scope[] => [
  {
    name: 'domain',
    mutate: ['packages/foundation/src/domain/**/*.ts', ...NO_TESTS],
    tests: ['packages/foundation/src/{domain,contract}/**/*.test.ts'],
    least: 88,
  },
  {
    name: 'http',
    mutate: ['packages/foundation/src/http/*.ts', ...NO_TESTS],
    tests: ['packages/foundation/src/http/**/*.test.ts'],
    least: 85,
  },
  {
    name: 'wallet',
    mutate: ['packages/wallet/src/**/{rules,change-rules,actions,slice}.ts', ...NO_TESTS],
    tests: ['packages/wallet/src/**/*.test.ts'],
    least: 75,
  },
  {
    name: 'selector',
    mutate: ['packages/fulfilment-selector/src/**/{rules,*-rules,actions,*-actions,slice}.ts', ...NO_TESTS],
    tests: ['packages/fulfilment-selector/src/**/*.test.ts'],
    least: 75,
  },
  {
    name: 'account',
    mutate: ['packages/account-kit/src/**/{rules,*-rules,actions,slice}.ts', ...NO_TESTS],
    tests: ['packages/account-kit/src/**/*.test.ts'],
    least: 75,
  },
  {
    name: 'checkout',
    mutate: [
      'packages/checkout-kit/src/**/{rules,*-rules,slice,*-slice}.ts',
      'packages/checkout-kit/src/checkout/!(use-*).ts',
      ...NO_TESTS,
    ],
    tests: ['packages/checkout-kit/src/**/*.test.ts'],
    least: 80,
  },
];
