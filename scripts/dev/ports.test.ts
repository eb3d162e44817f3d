import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { readPorts, requireFreePorts } from './ports.ts';

it('uses the default ports when no others are set', () => {
  const { shop, pharmacy, membership, api, vault, admin } = readPorts({});
  expect([shop, pharmacy, membership].map(({ number }) => number)).toEqual([5173, 5174, 5175]);
  expect([api, vault, admin].map(({ number }) => number)).toEqual([8787, 8788, 8789]);
});

it.each(['abc', '0', '70000', '80.5', ''])('rejects "%s" as a port and names the variable', (text) => {
  expect(() => readPorts({ PORT_API: text })).toThrow(/^PORT_API is/);
});

it('names the port that is in use, and the variable to change it', async () => {
  const server = createServer();
  const taken = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(requireFreePorts(readPorts({ PORT_SHOP: String(taken) }))).rejects.toThrow(
    new RegExp(`Port ${taken}.*storefront.*PORT_SHOP=`),
  );
  server.close();
});
