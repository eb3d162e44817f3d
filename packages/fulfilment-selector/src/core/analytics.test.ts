import { describe, expect, it, vi } from 'vitest';
import { pickup } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();

const constraint = (code: string) => ({ type: 'USER_CONSTRAINT_ERROR', code });
const service = (code: string, endpoint: string) => ({
  type: 'CUSTOMER_FACING_SERVICE_ERROR',
  code,
  endpoint,
});

/** Collects the analytics events of failures only. */
function listening() {
  const callback = vi.fn();
  const heard = () =>
    callback.mock.calls.map(([event]) => event).filter(({ type }) => type.endsWith('_ERROR'));
  return { analyticsConfig: { callback }, heard };
}

const refused = (match: string, status: number, code?: string) =>
  box.sandbox.controls.addFault({
    match,
    when: 'before',
    kind: 'status',
    status,
    times: 3,
    ...(code !== undefined && { code }),
  });

describe('failure analytics', () => {
  it.each([
    ['x', 'bad-zip', 'F-5.1'],
    ['00000', 'bad-zip', 'F-8.7'],
    ['99998', 'no-stores', 'F-8.9'],
  ])('reports a search for %s as the user constraint %s [%s]', async (zip, code) => {
    const { analyticsConfig, heard } = listening();
    const { state } = await box.start(undefined, { analyticsConfig });
    await state().searchZip(zip);
    expect(heard()).toEqual([constraint(code)]);
  });

  it('reports a search that the service refuses as a service error [F-8.8]', async () => {
    const { analyticsConfig, heard } = listening();
    const { state } = await box.start(undefined, { analyticsConfig });
    refused('modality.options', 403);
    await state().searchZip('45202');
    expect(heard()).toEqual([service('forbidden', '/modality/v1/options')]);
  });

  it.each([
    [1, 'geo-denied'],
    [2, 'geo-other'],
  ])('reports a geolocation error with code %i as %s [F-8.10]', async (code, said) => {
    const { analyticsConfig, heard } = listening();
    const geolocate = async () => Promise.reject(Object.assign(new Error('no place'), { code }));
    const { state } = await box.start(undefined, { analyticsConfig, geolocate });
    await state().locate();
    expect(heard()).toEqual([constraint(said)]);
  });

  it('reports missing upfront timeslots as a user constraint [F-8.12]', async () => {
    const { analyticsConfig, heard } = listening();
    const toggles = { upfrontTimeslots: true };
    const { state } = await box.start('alice', { analyticsConfig, toggles, postalCode: '45202' });
    state().openWindow();
    refused('timeslots.upfront', 422, 'NO_TIMESLOTS_AVAILABLE');
    await state().openTimes();
    await state().wantTimes(state().used.active);
    expect(heard()).toEqual([constraint('no_timeslots')]);
  });

  it.each([
    [403, 'FORBIDDEN', constraint('TS1079')],
    [500, 'UNKNOWN_RESPONSE_ERROR', service('unknown_response', '/scheduling/v4/timeslots')],
  ])(
    'reports timeslots that fail with %i %s under the expected error type and code [F-8.23]',
    async (status, code, event) => {
      const { analyticsConfig, heard } = listening();
      refused('timeslots.promising', status, code);
      const { state } = await box.schedule('alice', { analyticsConfig, activeModality: pickup });
      await expect.poll(() => state().offer.phase).toBe('failed');
      expect(heard()).toEqual([event]);
    },
  );
});
