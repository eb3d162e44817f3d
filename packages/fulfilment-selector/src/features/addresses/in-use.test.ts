import { describe, expect, it } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import type { ModalityChange } from '../../events.ts';
import { STORE } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import { currentOf } from './book-rules.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const BEFORE = '1420 Juniper Street';
const AFTER = '1422 Juniper Street';

/** Alice has entered another street for the delivery address in use. */
async function editing(more: Partial<SelectorConfig> = {}, postalCode = '45202') {
  const one = await box.start('alice', { persistence: false, ...more });
  one.state().openWindow('ADDRESS_BOOK');
  const act = addressActions(one.selector);
  const id = listOf(one.state().book).find(({ address }) => address.street === BEFORE)?.id ?? '';
  await act.selectAddress(id);
  one.state().openWindow('ADDRESS_BOOK');
  act.openForm(id);
  const place = { unit: '', locality: '', region: '', countryCode: 'US' } as const;
  await act.submitAddress({ address: { ...place, street: AFTER, postalCode }, isMailingAddress: true });
  return { ...one, act, id };
}

/** Alice edits the street of the delivery address in use. */
async function edited(more?: Partial<SelectorConfig>, postalCode?: string) {
  const { act, id, ...one } = await editing(more, postalCode);
  await act.confirmSuggestion();
  return { ...one, id, current: () => currentOf(one.state().book, one.state().used.active?.destination) };
}

describe('the address in use after an edit', () => {
  it('remains in use with its new text when the choice is read again meanwhile', async () => {
    const one = await editing();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'modality.options', when: 'before' });
    const confirming = one.act.confirmSuggestion();
    await arrived;
    const before = one.state().used.active;
    await one.state().readUsed(one.selector.deps.signal);
    expect([one.state().used.active === before, one.state().used.active?.id === before?.id]).toEqual([
      false,
      true,
    ]);
    letGo();
    await confirming;
    expect(one.state().used.active).toMatchObject({ destination: { address: { street: AFTER } } });
  });

  it('does not replace what the shopper has chosen while it was checked', async () => {
    const one = await editing();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'modality.options', when: 'before' });
    const confirming = one.act.confirmSuggestion();
    await arrived;
    const destination = { kind: 'store', locationId: STORE } as const;
    await one.state().shop({ modality: 'PICKUP', destination, isOwnDelivery: false }, 'x');
    letGo();
    await confirming;
    expect(one.state().used.active).toMatchObject({ modality: 'PICKUP', destination });
  });

  it('remains in use with its new text [F-5.7]', async () => {
    const { id, state, heard, current } = await edited();
    const destination = { id, address: { street: AFTER, locality: 'Cincinnati' } };
    expect(state().used.active).toMatchObject({ modality: 'DELIVERY', destination });
    expect(current()).toMatchObject({ id, address: { street: AFTER } });
    expect(heard('address:selected').at(-1)).toMatchObject({ address: { street: AFTER } });
    expect(state().frame.phase).toBe('open');
  });

  it('remains in use with its old text when onBeforeChange refuses the new one [F-5.7]', async () => {
    const onBeforeChange = ({ to: { destination } }: ModalityChange) =>
      destination.kind === 'address' && destination.address.street === BEFORE;
    const { id, state, current } = await edited({ onBeforeChange });
    expect(state().used.active).toMatchObject({ destination: { id, address: { street: BEFORE } } });
    expect(current()?.id).toBe(id);
  });

  it('shows that the new address is not eligible and keeps the old destination', async () => {
    const { id, state } = await edited({}, '96813');
    expect(state().picking).toEqual({ phase: 'failed', id, trouble: 'notEligible' });
    expect(state().used.active).toMatchObject({ destination: { address: { street: BEFORE } } });
  });
});
