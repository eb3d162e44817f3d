import { expect, it } from 'vitest';
import { pause } from './stage-fault.ts';

const TEN_MINUTES_MS = 600_000;

it('does not wait for a caller who was gone before', async () => {
  await expect(pause(TEN_MINUTES_MS, AbortSignal.abort())).resolves.toBeUndefined();
});
