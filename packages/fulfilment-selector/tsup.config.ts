import { defineConfig } from 'tsup';
import { unbundled } from '../../scripts/unbundled.ts';

const ENTRIES = ['src/index.ts', 'src/react.ts', 'src/testing.ts'];

export default defineConfig(async () => {
  const modules = await unbundled(ENTRIES);
  return {
    ...modules,
    entry: { ...modules.entry, styles: 'src/styles.css' },
    // For frameworks that render on a server.
    banner: { js: '"use client";' },
  };
});
