import type { ModalityChange } from '../../events.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { storeAt } from '../../core/used-rules.ts';

/** Returns false if the window in which a choice was made has been closed or opened again since. */
export const isSameOpening = (before: Frame, now: Frame): boolean =>
  before.phase === 'closed' || (now.phase === 'open' && before.opening === now.opening);

/** Returns what a change affects: prices with an end date depend on store and modality [F-4.10] [F-4.11]. */
export const differences = ({
  from,
  to,
}: ModalityChange): { isOtherModality: boolean; isOtherStore: boolean } => ({
  isOtherModality: from?.modality !== to.modality,
  isOtherStore: storeAt(from?.destination) !== storeAt(to.destination),
});
