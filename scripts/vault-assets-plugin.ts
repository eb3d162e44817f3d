import { vaultAssets } from '@grocer/sandbox/node';
import type { Plugin } from 'vite';
import { staticVault } from './static-vault.ts';

/**
 * Serves the vault's frames and client script from the page's own origin, for stories and browser tests
 * without a vault, and adds them to a static build.
 */
export const vaultAssetsPlugin = (): Plugin => ({
  name: 'vault-assets',
  configureServer({ middlewares }) {
    const assets = vaultAssets();
    middlewares.use((request, response, next) => {
      const asset = assets.get(new URL(request.url ?? '/', 'http://page').pathname);
      if (!asset) return next();
      response.setHeader('content-type', asset.contentType);
      response.end(asset.body);
    });
  },
  generateBundle() {
    for (const [fileName, source] of staticVault(vaultAssets()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
