import type { Cents } from '@grocer/foundation/domain';
import { listOf } from '../../cards/rules.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { createPinSubmitter } from '../../forms/pin/submit-pin.ts';
import type { RightPin } from '../../forms/pin/submit-pin.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';

/** A request for a shopper's PIN. */
export interface PinRequest {
  /** The id of a SNAP EBT card of the shopper. */
  readonly cardId: string;
  /** The amount that the card is to pay, in whole cents. */
  readonly amount?: Cents | undefined;
  /** A sentence that says what happens once the PIN is entered. */
  readonly note?: string | undefined;
}

/** How a request for a PIN ended. */
export type PinAnswer =
  | ({ readonly kind: 'entered' } & RightPin)
  /** The card is locked: no PIN can be tried. */
  | { readonly kind: 'locked' };

/** A request with an answer that is due. */
interface Asked extends PinRequest {
  /** Its number, in the order of the requests. */
  readonly number: number;
  readonly answer: (answer: PinAnswer | undefined) => void;
}

/**
 * Actions of the PIN form for a payment. The PIN's token goes to the caller only, into no state and no event.
 */
export const enterPinActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createPinSubmitter(core, 'enter-pin');
  let asked: Asked | undefined;
  let count = 0;

  function settle(answer: PinAnswer | undefined): void {
    const open = asked;
    asked = undefined;
    open?.answer(answer);
  }
  store.subscribe(({ flyout }, before) => {
    if (flyout.phase === 'closed' && before.flyout.phase === 'open') settle(undefined);
  });

  return {
    request: (): Omit<Asked, 'answer'> | undefined => asked,

    /** Opens the PIN form. A request that is still open resolves with undefined. */
    async enterPin(request: PinRequest): Promise<PinAnswer | undefined> {
      // The wallet may have ended while this chunk was loading.
      if (deps.life.aborted) return undefined;
      store.getState().closeFlyout('host');
      settle(undefined);
      return new Promise((answer) => {
        asked = { ...request, number: (count += 1), answer };
        deps.life.addEventListener('abort', () => settle(undefined), { once: true });
        store.getState().openFlyout({ screen: 'enter-pin', cardId: request.cardId });
      });
    },

    async submitPin(fields: HostedFields<string>): Promise<void> {
      const request = asked;
      if (store.getState().cards.phase !== 'ready') await store.getState().loadCards();
      if (!request || asked !== request) return;
      const { cards, stopForm } = store.getState();
      const card = listOf(cards).find(({ id }) => id === request.cardId);
      if (!card) {
        stopForm('enter-pin', { about: 'snapBalanceFailed' });
        return;
      }
      await submit({
        card,
        fields,
        known(pin, isLeft) {
          if (isLeft) return;
          settle({ kind: 'entered', ...pin });
          store.getState().closeFlyout('pin-entered');
        },
      });
    },

    /** Continues without the card. */
    giveUp(): void {
      settle({ kind: 'locked' });
      store.getState().closeFlyout('cancelled');
    },
  };
});
