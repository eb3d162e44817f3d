import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

const SAID = 'How you shop was changed in another tab or on another device.';
const storeOf = (locationId: string) => ({ kind: 'store', locationId }) as const;
const [HERE, THERE] = ['01100147', '02200001'] as const;

/** Shows the scheduling page at one store, after another store was chosen in another tab. */
async function told() {
  const other = await box.start('alice', { persistence: false });
  const shop = (locationId: string) =>
    other.state().shop({ modality: 'PICKUP', destination: storeOf(locationId), isOwnDelivery: false }, 'x');
  await shop(HERE);
  const { handle } = await box.show('alice', { fulfillmentType: 'PICKUP' });
  await screen.findByRole('region', { name: 'Order Summary' });
  await shop(THERE);
  await screen.findByText(SAID);
  const store = () => handle.getState().selector.shopping?.destination;
  expect(store()).toEqual(storeOf(HERE));
  return { user: userEvent.setup(), store };
}

describe('the scheduling page', () => {
  it('announces a store chosen in another tab, and switches to it when the shopper accepts', async () => {
    const { user, store } = await told();
    expect(screen.getByText(SAID).closest('[role="status"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use That Here' }));
    expect(store()).toEqual(storeOf(THERE));
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps its store when the shopper declines', async () => {
    const { user, store } = await told();
    await user.click(screen.getByRole('button', { name: 'Keep This' }));
    expect(store()).toEqual(storeOf(HERE));
    expect(screen.queryByText(SAID)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});
