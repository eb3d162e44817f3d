import type { ModalityChange } from '../../events.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { storeAt } from '../../core/used-rules.ts';

/** Is the window, or the part of the page, that a choice was made in still the one on screen? */
export const isSameOpening = (before: Frame, now: Frame): boolean =>
  before.phase === 'closed' || (now.phase === 'open' && before.opening === now.opening);

/** What is different after a change: prices that end soon belong to a store and a modality [F-4.10] [F-4.11]. */
export const differences = ({
  from,
  to,
}: ModalityChange): { isOtherModality: boolean; isOtherStore: boolean } => ({
  isOtherModality: from?.modality !== to.modality,
  isOtherStore: storeAt(from?.destination) !== storeAt(to.destination),
});
