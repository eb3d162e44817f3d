import path from 'node:path';
import { buildPages, buildScriptTag } from './dev/build-hosts.ts';
import { origins, serverPlans } from './dev/plans.ts';
import { readPorts, requireFreePorts } from './dev/ports.ts';
import { progress } from './dev/progress.ts';
import { readSecrets } from './dev/secrets.ts';
import { createServers } from './dev/servers.ts';
import { untilAskedToStop } from './dev/stop-signal.ts';
import { welcome } from './dev/welcome.ts';
import { root } from './root.ts';

const asked = untilAskedToStop();
const data = path.join(root, '.data');

/** Starts the whole shop and runs it until it is stopped. */
const start = async (): Promise<void> => {
  const ports = readPorts(process.env);
  await requireFreePorts(ports);
  const plans = serverPlans(ports, readSecrets(data), data);
  const servers = createServers(root, path.join(data, 'logs'));
  const building = new AbortController();
  const bringUp = async () => {
    for (const host of ['storefront', 'membership'])
      await progress(`${host} is built`, () => buildPages(root, host, building.signal));
    await progress('script tag is built', () => buildScriptTag(root, building.signal));
    for (const plan of plans) await progress(`${plan.name} answers`, () => servers.start(plan));
    process.stdout.write(welcome(origins(ports)));
    await servers.crashed;
  };
  try {
    await Promise.race([bringUp(), asked]);
  } finally {
    building.abort();
    await servers.stop();
  }
};

try {
  await start();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
