import type { Card, Cents } from '@grocer/foundation/domain';
import { listOf } from '../../cards/rules.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { createPinSubmitter } from '../../forms/pin/submit-pin.ts';
import type { RightPin } from '../../forms/pin/submit-pin.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';

/** What a PIN is asked for. */
export interface PinRequest {
  /** A SNAP EBT card of the shopper. */
  readonly cardId: string;
  /** What the card is to pay, in whole cents. */
  readonly amount?: Cents | undefined;
  /** What happens once it has been entered, in a sentence. */
  readonly note?: string | undefined;
}

/** How a question for a PIN ended. */
export type PinAnswer =
  | ({ readonly kind: 'entered' } & RightPin)
  /** No PIN can be tried any more. */
  | { readonly kind: 'locked' };

interface Asked extends PinRequest {
  readonly answer: (answer: PinAnswer | undefined) => void;
}

/** Asking for the PIN that a payment needs. What stands for it goes to whoever asked, and is in no state and no event. */
export const enterPinActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createPinSubmitter(core, 'enter-pin');
  let asked: Asked | undefined;

  function settle(answer: PinAnswer | undefined): void {
    const open = asked;
    asked = undefined;
    open?.answer(answer);
  }
  store.subscribe(({ flyout }, before) => {
    if (flyout.phase === 'closed' && before.flyout.phase === 'open') settle(undefined);
  });
  deps.life.addEventListener('abort', () => settle(undefined));

  /** The card that is asked about; waits for the cards where they are still on their way. */
  const cardOf = ({ cardId }: PinRequest): Promise<Card | undefined> =>
    new Promise((resolve) => {
      const look = (): boolean => {
        const { cards } = store.getState();
        if (cards.phase === 'loading' && !deps.life.aborted) return false;
        resolve(listOf(cards).find(({ id }) => id === cardId));
        return true;
      };
      if (look()) return;
      const leave = store.subscribe(() => look() && leave());
    });

  return {
    request: (): PinRequest | undefined => asked,

    /** Asks; a question that is still open ends without an answer. */
    async enterPin(request: PinRequest): Promise<PinAnswer | undefined> {
      // It may have ended while this part was loaded.
      if (deps.life.aborted) return undefined;
      store.getState().closeFlyout('host');
      settle(undefined);
      return new Promise((answer) => {
        asked = { ...request, answer };
        store.getState().openFlyout({ screen: 'enter-pin', cardId: request.cardId });
      });
    },

    async submitPin(fields: HostedFields<string>): Promise<void> {
      const request = asked;
      const card = request && (await cardOf(request));
      if (asked !== request) return;
      if (!card) {
        store.getState().stopForm('enter-pin', { about: 'snapBalanceFailed' });
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

    /** Goes on without the card. */
    giveUp(): void {
      settle({ kind: 'locked' });
      store.getState().closeFlyout('cancelled');
    },
  };
});
