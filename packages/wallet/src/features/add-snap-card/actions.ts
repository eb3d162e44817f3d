import { addSnapCard } from '@grocer/foundation/contract';
import type { NewSnapCard } from '@grocer/foundation/contract';
import { isOpenEnd } from '@grocer/foundation/http';
import type { Card } from '@grocer/foundation/domain';
import { newCards } from '../../cards/new-card.ts';
import type { AddEnd } from '../../cards/new-card.ts';
import { refuseFields } from '../../forms/refuse.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import { fraudDevice } from '../../forms/fraud/device.ts';
import { lazyPart } from '../../core/lazy-part.ts';

/** What the shopper typed; it goes from the input into the request and nowhere else. */
export interface SnapCardForm {
  readonly pan: string;
  readonly save: boolean;
}

/** Actions of the SNAP EBT card form. */
export const addSnapCardActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<NewSnapCard, Card>(core, 'add-snap-card');
  const cards = newCards(core);
  return {
    /** Resolves with how it ended: `added`, `refused`, or `open` while the outcome is unknown. */
    async submitSnapCard({ pan, save }: SnapCardForm): Promise<AddEnd> {
      let end: AddEnd = 'open';
      await submit({
        typed: JSON.stringify([pan, save]),
        prepare: () => ({
          ok: true,
          sent: {
            pan,
            save,
            at: new Date(deps.timing.now()),
            facilityId: store.getState().settings.facilityId,
            device: fraudDevice(core).data(),
          },
        }),
        send: (sent, key) =>
          cards.send(
            { isIt: (card) => card.group === 'snap' && card.lastFour === pan.slice(-4), isSaved: save },
            (reconcile) => deps.http.send(addSnapCard, sent, { key, signal: deps.signal, reconcile }),
          ),
        done(card, isLeft) {
          end = 'added';
          cards.added(card, isLeft);
        },
        failed(error) {
          end = isOpenEnd(error) ? 'open' : 'refused';
          cards.failed(error);
        },
      });
      return end;
    },
    refuse: (): void => refuseFields(deps, ['cardNumber']),
  };
});
