// A sandbox in a process of its own, on free ports, for one run.
import { startSandbox } from '../../packages/sandbox/src/node.ts';

const sandbox = await startSandbox({
  apiPort: 0,
  vaultPort: 0,
  adminPort: 0,
  dataDir: process.argv[2] ?? '',
  databaseUrl: process.argv[3] || undefined,
  origins: ['http://shop.localhost'],
  writeLog: () => {},
});
const { ports, secrets, paypageId } = sandbox;
process.send?.({ ports, secrets, paypageId });
process.on('message', () => void sandbox.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
