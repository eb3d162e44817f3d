import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { unbundled } from '../../scripts/unbundled.ts';

// The contract suites are for this repository's own tests.
export default defineConfig(() => unbundled(globSync('src/*.ts', { exclude: ['src/testing.ts'] })));
