import { defineConfig } from 'tsup';
import { unbundledSdk } from '../../scripts/unbundled.ts';

export default defineConfig(() =>
  unbundledSdk(['src/index.ts', 'src/react.ts', 'src/client.ts', 'src/testing.ts'], {
    // Its script is built apart.
    'wallet.global': 'src/core/script-tag/script-types.ts',
  }),
);
