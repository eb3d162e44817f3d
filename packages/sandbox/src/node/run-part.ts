import { createClock } from '../clock.ts';
import { runUntilSignal } from './run.ts';
import { settle } from './settings.ts';
import type { SandboxOptions } from './settings.ts';
import { startApi } from './start-api.ts';
import { startVault } from './start-vault.ts';

/** Runs the API or the vault alone in this process. */
export const runPart = (part: 'api' | 'vault', options: SandboxOptions): Promise<void> =>
  runUntilSignal(`sandbox ${part}`, async () => {
    const settings = settle(options);
    const clock = createClock(options.clockOffsetMs);
    return part === 'vault' ? startVault(settings, clock) : startApi(settings, clock, settings.vaultAddress);
  });
