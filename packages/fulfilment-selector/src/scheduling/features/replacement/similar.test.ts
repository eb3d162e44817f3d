import { optionKey } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { pickup } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();

it('ignores a late response for similar items after they were reset', async () => {
  const { state } = await box.schedule('erin', { activeModality: pickup });
  await expect.poll(() => state().offer.phase).toBe('ready');
  const { offer } = state();
  const times = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
  if (times[0]) state().setTime(optionKey(times[0]));
  const [line] = state().unavailable();
  if (!line) throw new Error('Everything can be had.');
  const { arrived, letGo } = box.sandbox.controls.hold({ match: 'scheduling.replacements', when: 'before' });
  const late = state().loadSimilar(line);
  await arrived;
  // As when another time is chosen.
  state().forgetSimilar();
  letGo();
  await late;
  expect(state().similar).toEqual({});
});
