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

/** Its types are stripped once somebody asks for it: a program that only uses the API never does. */
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
 * Everything the vault serves that is the same for everybody, by path. The client script's origin mark stands
 * for the origin it is served from; left as it is, it means the page's own.
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
