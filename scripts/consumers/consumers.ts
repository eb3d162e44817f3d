/** A new application that uses the packages' tarballs. Its sources are in the folder of its name. */
export interface Consumer {
  readonly name: string;
  readonly title: string;
  /** Dependencies in addition to our packages. */
  readonly dependencies: Readonly<Record<string, string>>;
  /**
   * A folder to create: without it Next warns, on a build server, that the cache of an earlier build is
   * missing.
   */
  readonly emptyFolder?: string;
  /** Commands that must print no warning. */
  readonly commands: readonly (readonly string[])[];
  /** Text that every script of the built page has to begin with. */
  readonly scriptsBegin?: string;
}

// Versions used by the consumers, and by nothing else in the repository.
const VERSIONS = {
  '@types/node': '24.10.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  // The oldest version that hosts are likely to have.
  typescript: '5.9.3',
  vite: '8.3.8',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
} as const;

type Tool = keyof typeof VERSIONS;

const REACT_18 = {
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  react: '18.3.1',
  'react-dom': '18.3.1',
};

const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'] as const;

const versionsOf = (...tools: readonly Tool[]): Readonly<Record<string, string>> =>
  Object.fromEntries(tools.map((tool) => [tool, VERSIONS[tool]]));

export const consumers: readonly Consumer[] = [
  {
    name: 'vite-vanilla',
    title: 'Vite, without React of its own',
    dependencies: versionsOf('vite', 'typescript'),
    commands: [['tsc'], ['vite', 'build']],
  },
  {
    name: 'vite-react-18',
    title: 'Vite with React 18',
    dependencies: { ...versionsOf('vite', '@vitejs/plugin-react', 'typescript'), ...REACT_18 },
    commands: [['tsc'], ['vite', 'build']],
    scriptsBegin: '//# allFunctionsCalledOnLoad\n',
  },
  {
    name: 'next',
    title: 'Next with server components',
    dependencies: versionsOf('next', 'typescript', '@types/node', ...REACT),
    emptyFolder: '.next/cache',
    // The build checks the types as well.
    commands: [['next', 'build']],
  },
  {
    name: 'webpack',
    title: 'webpack',
    dependencies: versionsOf('webpack', 'webpack-cli', 'typescript', ...REACT),
    commands: [['tsc'], ['webpack']],
  },
];
