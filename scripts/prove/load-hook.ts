// Loads the sources of client and server as they are, but for one fault that is planted on purpose.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { accountPlants } from './account/plants.ts';
import type { Plant } from './plant.ts';
import { walletPlants } from './wallet/plants.ts';

const plants: readonly Plant[] = [...walletPlants(), ...accountPlants()];
const planted = plants.find(({ name }) => name === process.env['PROVE_PLANT']);

function withPlant(url: string, source: string): string {
  const edits = planted?.edits.filter(({ file }) => url.endsWith(file)) ?? [];
  return edits.reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`"${planted?.name}" has no place in ${url} any more.`);
    return text.replace(from, to);
  }, source);
}

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css?inline'))
      return { format: 'module', source: 'export default ""', shortCircuit: true };
    if (url.endsWith('.tsx')) {
      const source = readFileSync(fileURLToPath(url), 'utf8');
      const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
      return { format: 'module', source: code, shortCircuit: true };
    }
    const loaded = next(url, context);
    if (!url.endsWith('.ts') || !planted) return loaded;
    return { ...loaded, source: withPlant(url, readFileSync(fileURLToPath(url), 'utf8')) };
  },
});
