import type { VaultAssets } from '@grocer/sandbox/node';

/**
 * Returns the vault's files for a static server, which tells a file's type by its name, by path from the
 * root.
 */
export function staticVault(assets: VaultAssets): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, { body, contentType }] of assets) {
    const file = path.slice(1).replace(/\.ts$/, '.js');
    const isPage = contentType.startsWith('text/html');
    files.set(isPage ? `${file}/index.html` : file, body.replaceAll(/(\/[\w-]+)\.ts(["'])/g, '$1.js$2'));
  }
  return files;
}
