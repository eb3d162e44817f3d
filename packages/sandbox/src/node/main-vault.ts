import { createClock } from '../clock.ts';
import { runUntilSignal } from './run.ts';
import { optionsFromEnv, settle } from './settings.ts';
import { startVault } from './start-vault.ts';

await runUntilSignal('sandbox vault', async () =>
  startVault(settle(optionsFromEnv(process.env)), createClock()),
);
