import { vaultAssets } from '@grocer/sandbox/node';
import { expect, it } from 'vitest';
import { staticVault } from './static-vault.ts';

it('contains frames as pages and modules as scripts, with every import present', () => {
  const files = staticVault(vaultAssets());
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['card', 'cvv', 'pin'].map((frame) => `eProtect/frame/${frame}/index.html`)),
  );
  const names = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from\s*|import\s*|src=)["']([./][^"']+)["']/g)].map(([, name = '']) =>
      new URL(name, `http://static/${file}`).pathname.slice(1),
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !files.has(name))).toEqual([]);
  expect([...files.keys()].filter((file) => file.endsWith('.ts'))).toEqual([]);
});
