// Loads the sources of client and server as they are, but for one fault that is planted on purpose.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { accountPlants } from './account/plants.ts';
import { checkoutPlants } from './checkout/plants.ts';
import { killPlants } from './kill/plants.ts';
import { FASTER } from './plant.ts';
import type { Plant } from './plant.ts';
import { walletPlants } from './wallet/plants.ts';

const plants: readonly Plant[] = [
  ...walletPlants(),
  ...accountPlants(),
  ...checkoutPlants(),
  ...killPlants(),
];
const planted = plants.find(({ name }) => name === process.env['PROVE_PLANT']);

const edits = [...FASTER, ...(planted?.edits ?? [])];

function edited(url: string, source: string): string {
  const here = edits.filter(({ file }) => url.endsWith(file));
  return here.reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`"${from}" is not in ${url} any more.`);
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
    if (!edits.some(({ file }) => url.endsWith(file))) return loaded;
    return { ...loaded, source: edited(url, readFileSync(fileURLToPath(url), 'utf8')) };
  },
});
