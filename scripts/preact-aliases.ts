import { fileURLToPath } from 'node:url';

const NAMES = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
} as const;

/** Returns Vite aliases that replace React by Preact, for all packages at once. */
export const preactAliases = (): { find: RegExp; replacement: string }[] =>
  Object.entries(NAMES).map(([name, preact]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(import.meta.resolve(preact)),
  }));
