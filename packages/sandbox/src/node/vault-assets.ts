import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { CLIENT_PATH, FRAME_PATH } from '../vault/assets.ts';
import type { VaultAsset, VaultAssets } from '../vault/assets.ts';
import { FRAME_MODES, framePage } from '../vault/frame-page.ts';

const FRAME_SCRIPTS = [
  'main',
  'dress',
  'fields',
  'card-number',
  'expiry',
  'masks',
  'words',
  'messages',
  'brands',
  'validity',
  'settings',
  'theme',
  'vault-calls',
] as const;

const sourceOf = (path: string): string => readFileSync(new URL(`../vault/${path}`, import.meta.url), 'utf8');

/**
 * Creates an asset whose types are stripped on first use, since programs that only use the API never need it.
 */
function script(path: string): VaultAsset {
  const source = sourceOf(path);
  let stripped: string | undefined;
  return {
    contentType: 'text/javascript; charset=utf-8',
    get body() {
      return (stripped ??= stripTypeScriptTypes(source));
    },
  };
}

/**
 * Returns the static files of the vault, by path. The client script contains a mark for the vault's origin;
 * unreplaced, it means the page's own origin.
 */
export function vaultAssets(): VaultAssets {
  const client = script('client/eprotect-iframe-client.ts');
  const css = { contentType: 'text/css; charset=utf-8', body: sourceOf('frame/frame.css') };
  return new Map<string, VaultAsset>([
    [CLIENT_PATH, client],
    [CLIENT_PATH.replace('client.js', 'client4.min.js'), client],
    ...FRAME_MODES.map(
      (mode) =>
        [`${FRAME_PATH}${mode}`, { contentType: 'text/html; charset=utf-8', body: framePage(mode) }] as const,
    ),
    ...FRAME_SCRIPTS.map((name) => [`${FRAME_PATH}assets/${name}.ts`, script(`frame/${name}.ts`)] as const),
    [`${FRAME_PATH}assets/frame.css`, css],
  ]);
}
