import { beforeEach, expect, it, vi } from 'vitest';
import { createSelector } from './create-selector.ts';
import { pickup } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const warnings = (): readonly unknown[] => warn.mock.calls.map(([line]) => line);

/** Passes names unchecked, as a page in JavaScript does. */
const misspelt = (names: object): object => names;

it('warns about misspelled selector names and suggests the likely ones', async () => {
  const { selector } = await box.start('alice', {
    activeModality: pickup,
    ...misspelt({
      postcode: '45202',
      toggles: { showNexts: true },
      membership: { planCode: 'X', since: '2020' },
      messages: { store: {} },
    }),
  });
  Reflect.apply(selector.update, undefined, [{ locale: 'fr', openFrom: 'cart' }]);
  Reflect.apply(selector.emitter.on, undefined, ['modality:change', () => {}]);
  await expect.poll(warnings).toHaveLength(6);
  expect(new Set(warnings())).toEqual(
    new Set([
      'Grocer Fulfilment Selector: `postcode` is not known and is ignored. Did you mean `postalCode`?',
      'Grocer Fulfilment Selector: `toggles.showNexts` is not known and is ignored. Did you mean `showNext`?',
      'Grocer Fulfilment Selector: `messages.store` is not known and is ignored. Did you mean `stores`?',
      'Grocer Fulfilment Selector: update() cannot change `locale`; mount again to change it.',
      'Grocer Fulfilment Selector: update() does not know `openFrom` and ignores it. Did you mean `openedFrom`?',
      'Grocer Fulfilment Selector: there is no event `modality:change`, so nothing is ever heard of it. Did you mean `modality:changed`?',
    ]),
  );
});

it('warns about misspelled names of the scheduling page', async () => {
  const { scheduling } = await box.schedule('alice', {
    activeModality: pickup,
    buyer: { firstName: 'Alice', lastName: 'Adams', ...misspelt({ nickname: 'Al' }) },
    ...misspelt({ fulfilmentType: 'PICKUP', paths: { chekout: '/pay' } }),
  });
  Reflect.apply(scheduling.update, undefined, [{ buyer: {}, openedFrom: 'cart' }]);
  await expect.poll(warnings).toHaveLength(4);
  expect(new Set(warnings())).toEqual(
    new Set([
      'Grocer Scheduling: `fulfilmentType` is not known and is ignored. Did you mean `fulfillmentType`?',
      'Grocer Scheduling: `paths.chekout` is not known and is ignored. Did you mean `checkout`?',
      'Grocer Scheduling: update() cannot change `buyer`; mount again to change it.',
      'Grocer Scheduling: update() does not know `openedFrom` and ignores it.',
    ]),
  );
});

it('does not warn in production', async () => {
  const selector = createSelector({ environment: 'PROD', ...misspelt({ postcode: '45202' }) });
  const release = selector.retain();
  release();
  Reflect.apply(selector.update, undefined, [{ locale: 'fr' }]);
  // This warning comes after any that the other selector would have logged.
  await box.start('alice', { activeModality: pickup, ...misspelt({ colour: 'red' }) });
  await expect.poll(warnings).toHaveLength(1);
});
