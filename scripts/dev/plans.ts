import path from 'node:path';
import type { Port, Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';
import type { ServerPlan } from './servers.ts';

const SANDBOX = 'packages/sandbox/src/node';

/** Returns the origins as a browser sees them. */
export const origins = (ports: Ports) => ({
  shop: `http://shop.localhost:${ports.shop.number}`,
  pharmacy: `http://pharmacy.localhost:${ports.pharmacy.number}`,
  membership: `http://membership.localhost:${ports.membership.number}`,
  api: `http://api.localhost:${ports.api.number}`,
  vault: `http://vault.localhost:${ports.vault.number}`,
});

// Node uses the IP address, since not every system resolves names below `localhost`.
const health = (port: number, address: string): string => `http://127.0.0.1:${port}${address}`;

/** Returns the demo's servers in the order in which they start. Each gets only the settings it needs. */
export const serverPlans = (ports: Ports, secrets: Secrets, data: string): readonly ServerPlan[] => {
  const { shop, pharmacy, membership, api, vault } = origins(ports);
  const sandbox = {
    SANDBOX_API_PORT: String(ports.api.number),
    SANDBOX_VAULT_PORT: String(ports.vault.number),
    SANDBOX_ADMIN_PORT: String(ports.admin.number),
    SANDBOX_DATA: path.join(data, 'sandbox'),
    SANDBOX_ORIGINS: [shop, pharmacy, membership, `http://localhost:${ports.shop.number}`].join(','),
    SANDBOX_VAULT_SECRET: secrets.vault,
  };
  const host = (name: string, { number }: Port): ServerPlan => ({
    name,
    script: `examples/${name}/server/main.ts`,
    health: health(number, '/health'),
    env: { PORT: String(number), API_ORIGIN: api, VAULT_ORIGIN: vault, CLIENT_SECRET: secrets.client },
  });
  const shopPlan = host('storefront', ports.shop);
  // The shop's server stages the demo's faults; production has no admin port.
  const admin =
    process.env['SANDBOX_ENV'] === 'PROD'
      ? {}
      : { ADMIN_ORIGIN: `http://127.0.0.1:${ports.admin.number}`, ADMIN_SECRET: secrets.admin };
  return [
    {
      name: 'vault',
      script: `${SANDBOX}/main-vault.ts`,
      health: health(ports.vault.number, '/actuator/health'),
      env: sandbox,
    },
    {
      name: 'API',
      script: `${SANDBOX}/main-api.ts`,
      health: health(ports.api.number, '/actuator/health'),
      env: { ...sandbox, SANDBOX_CLIENT_SECRET: secrets.client, SANDBOX_ADMIN_SECRET: secrets.admin },
    },
    { ...shopPlan, env: { ...shopPlan.env, ...admin } },
    host('pharmacy', ports.pharmacy),
    host('membership', ports.membership),
  ];
};
