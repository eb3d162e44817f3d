import { isGrocerError } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import type { SelectorConfig } from './config.ts';
import { createSelector } from './create-selector.ts';
import { useSandbox } from './testing/use-sandbox.ts';

const box = useSandbox();

function problemsOf(config: object, isMounted = false): string {
  try {
    createSelector(config as SelectorConfig, { isMounted });
  } catch (thrown) {
    return isGrocerError(thrown) ? thrown.message : String(thrown);
  }
  return '';
}

describe('a config', () => {
  it('needs an environment alone: a visitor is a shopper as well [F-1.9]', () => {
    expect(problemsOf({ environment: 'PROD' })).toBe('');
  });

  it.each([
    [{ environment: 'LOCAL', display: 'popup' }, '`display` must be modal or inline.'],
    [
      { environment: 'LOCAL', activeModality: { modality: 'FLY' } },
      '`activeModality.modality` must be one of',
    ],
    [{ environment: 'LOCAL', limits: { pageSize: 0 } }, '`limits.pageSize` must be at least 1.'],
    [{ environment: 'LOCAL', consent: { feature: 'Everything' } }, '`consent.feature` must be one of'],
    [{ environment: 'LOCAL', navigation: {} }, '`navigation.navigate`'],
    [{ environment: 'LOCAL', validateCountries: ['FR'] }, '`validateCountries.0` must be US or CA.'],
    [
      { environment: 'LOCAL', toggles: { addressBookV2: 'yes' } },
      '`toggles.addressBookV2` must be true or false.',
    ],
    [{ environment: 'LOCAL', persistence: true }, '`persistence` must be false or an object'],
    [{ environment: 'PROD', endpoints: { services: 'http://a.example' } }, 'must be https in PROD.'],
    [
      { environment: 'LOCAL', authConfig: { type: 'B2C', token: '' } },
      '`authConfig.token` must not be empty.',
    ],
  ])('%j is refused', (config, problem) => expect(problemsOf(config)).toContain(problem));

  it('names an inline selector without a place, where one is mounted [F-2.6]', () => {
    const config = { environment: 'LOCAL', display: 'inline' };
    expect(problemsOf(config, true)).toContain('`container` is missing');
    expect(problemsOf(config)).toBe('');
  });
});

describe('a selector', () => {
  it('sends nothing of a visitor that needs a shopper', async () => {
    const { selector } = await box.start(undefined);
    expect(box.calls('modality.preferences.read')).toBe(0);
    expect(box.calls('profile.addresses.list')).toBe(0);
    expect(selector.getState()).toMatchObject({ status: 'ready', isOpen: false, shopping: undefined });
  });

  it('takes the words of the service, and the host’s before them [F-7.19]', async () => {
    const { state } = await box.start(undefined);
    await expect.poll(() => state().strings['timeline.pickup']).toBe('Same-day');
  });

  it('takes the host’s word for how the shopper shops', async () => {
    const activeModality = { modality: 'IN_STORE', storeId: '01100147' } as const;
    const { selector, state } = await box.start('alice', { activeModality });
    expect(selector.getState().shopping).toMatchObject({ modality: 'IN_STORE' });
    expect(state().tab).toBe('IN_STORE');
  });

  it('knows a visitor who has signed in meanwhile', async () => {
    const { selector, state } = await box.start(undefined);
    const { authConfig } = await box.sandbox.config('alice');
    selector.update({ token: authConfig?.token ?? '' });
    await expect.poll(() => state().zip).toBe('45202');
    expect(box.calls('modality.preferences.read')).toBe(1);
  });

  it('is usable where the shopper’s preferences cannot be had, and says so', async () => {
    const match = 'modality.preferences.read';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    const { selector, heard } = await box.start('alice');
    expect(selector.getState().status).toBe('ready');
    expect(heard('error')).toHaveLength(1);
  });
});
