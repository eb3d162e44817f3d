// A sandbox in a process of its own, on free ports, for one run.
import { createWriteStream } from 'node:fs';
import { startSandbox } from '../../packages/sandbox/src/node.ts';

// The run may end while the sandbox starts.
process.on('disconnect', () => process.exit(1));
const [dataDir = '', logFile = '', databaseUrl = ''] = process.argv.slice(2);
const log = createWriteStream(logFile, { flags: 'a' });
const sandbox = await startSandbox({
  apiPort: 0,
  vaultPort: 0,
  adminPort: 0,
  dataDir,
  databaseUrl: databaseUrl || undefined,
  origins: ['http://shop.localhost'],
  writeLog: (line) => void log.write(`${line}\n`),
});
const { ports, secrets, paypageId } = sandbox;
process.send?.({ ports, secrets, paypageId });
process.on('message', () => void sandbox.stop().then(() => process.exit(0)));
