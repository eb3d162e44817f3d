import { expect, it } from 'vitest';
import { loadScript } from './load-script.ts';

it('runs a script that throws once, and rejects with its error', async () => {
  const url = 'data:text/javascript,globalThis.ran=(globalThis.ran??0)+1;throw new Error("of the script")';
  const loading = loadScript({ url, integrity: undefined, nonce: undefined });
  await expect(loading).rejects.toThrow('of the script');
  expect(Reflect.get(globalThis, 'ran')).toBe(1);
});
