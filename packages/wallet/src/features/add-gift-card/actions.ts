import { addGiftCard } from '@grocer/foundation/contract';
import type { NewGiftCard } from '@grocer/foundation/contract';
import { isOpenEnd } from '@grocer/foundation/http';
import type { Card } from '@grocer/foundation/domain';
import { checkGiftCard } from '../../cards/balances/actions.ts';
import { newCards } from '../../cards/new-card.ts';
import type { AddEnd } from '../../cards/new-card.ts';
import { refuseFields } from '../../forms/refuse.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import { fraudDevice } from '../../forms/fraud/device.ts';
import { lazyPart } from '../../core/lazy-part.ts';

/** What the shopper typed; it goes from the inputs into the request and nowhere else. */
export interface GiftCardForm {
  /** Digits only. */
  readonly pan: string;
  readonly pin: string;
}

/** Actions of the gift card form. */
export const addGiftCardActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<NewGiftCard, Card>(core, 'add-gift-card');
  const cards = newCards(core);
  return {
    /** Resolves with how it ended: `added`, `refused`, or `open` while the outcome is unknown. */
    async submitGiftCard({ pan, pin }: GiftCardForm): Promise<AddEnd> {
      let end: AddEnd = 'open';
      const traces = {
        isIt: (card: Card) => card.group === 'gift' && card.lastFour === pan.slice(-4),
        isSaved: true,
      };
      await submit({
        typed: JSON.stringify([pan, pin]),
        prepare() {
          const { facilityId } = store.getState().settings;
          const device = fraudDevice(core).data();
          return { ok: true, sent: { pan, pin, facilityId, at: new Date(deps.timing.now()), device } };
        },
        send: (sent, key) =>
          cards.send(traces, (reconcile) =>
            deps.http.send(addGiftCard, sent, { key, signal: deps.signal, reconcile }),
          ),
        done(card, isLeft) {
          end = 'added';
          cards.added(card, isLeft);
          if (card.balance === undefined) void checkGiftCard(core)(card);
        },
        failed(error) {
          end = isOpenEnd(error) ? 'open' : 'refused';
          cards.failed(error);
        },
      });
      return end;
    },
    refuse: (fields: readonly string[]): void => refuseFields(deps, fields),
  };
});
