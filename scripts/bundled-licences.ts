import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { licencesOf } from './licences.ts';

/** Writes the licences of bundled libraries beside the modules that contain them. */
export const bundledLicences = (): Plugin => ({
  name: 'bundled-licences',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      const kept = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
        Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
      );
      const licences = licencesOf(kept);
      if (!licences) return;
      mkdirSync('dist', { recursive: true });
      writeFileSync(path.join('dist', 'LICENCES.txt'), licences);
    });
  },
});
