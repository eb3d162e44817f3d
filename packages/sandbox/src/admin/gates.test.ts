import { expect, it } from 'vitest';
import { createGates } from './gates.ts';

it('lets a request go whose caller was gone before it arrived', async () => {
  const gates = createGates();
  const { arrived } = gates.hold({ match: 'platform.health', when: 'before' });
  const request = new Request('http://sandbox.example', { signal: AbortSignal.abort() });
  const passed = gates.pass({ call: 'platform.health', path: '/actuator/health', when: 'before', request });
  await arrived;
  await expect(passed).resolves.toBeUndefined();
});
