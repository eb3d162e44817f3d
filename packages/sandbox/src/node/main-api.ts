import { createClock } from '../clock.ts';
import { runUntilSignal } from './run.ts';
import { optionsFromEnv, settle } from './settings.ts';
import { startApi } from './start-api.ts';

await runUntilSignal('sandbox api', async () => {
  const settings = settle(optionsFromEnv(process.env));
  return startApi(settings, createClock(), `http://127.0.0.1:${settings.vaultPort}`);
});
