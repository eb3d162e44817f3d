import type { ModalityChange } from '../../events.ts';
import { storeAt } from '../../core/used-rules.ts';

/** Returns what a change affects: prices with an end date depend on store and modality [F-4.10] [F-4.11]. */
export const differences = ({
  from,
  to,
}: ModalityChange): { isOtherModality: boolean; isOtherStore: boolean } => ({
  isOtherModality: from?.modality !== to.modality,
  isOtherStore: storeAt(from?.destination) !== storeAt(to.destination),
});
