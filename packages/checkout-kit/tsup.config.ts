import { defineConfig } from 'tsup';
import { unbundledSdk } from '../../scripts/unbundled.ts';

export default defineConfig(() => unbundledSdk(['src/index.ts', 'src/react.ts']));
