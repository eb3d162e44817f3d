import { heldKeyAt } from '../../times/hold/rules.ts';
import { useSelectorStore } from '../../core/context.tsx';
import { useSchedulingStore } from './context.tsx';
import { areaHere } from './held-here.ts';

/** Returns the key of the option that is reserved for the page's place. */
export function useHeldKey(): string | undefined {
  const modality = useSchedulingStore((state) => state.modality);
  const area = useSchedulingStore(areaHere);
  return useSelectorStore(({ reservation }) => heldKeyAt(reservation, { modality, area }));
}
