import type { VaultAssets } from '@grocer/sandbox/node';

/** The vault's files for a server that tells what a file is by its name alone, by path from its root. */
export function staticVault(assets: VaultAssets): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, { body, contentType }] of assets) {
    const file = path.slice(1).replace(/\.ts$/, '.js');
    const isPage = contentType.startsWith('text/html');
    files.set(isPage ? `${file}/index.html` : file, body.replaceAll(/(\/[\w-]+)\.ts(["'])/g, '$1.js$2'));
  }
  return files;
}
