import { oncePer } from '@grocer/foundation/embed';
import type { Selector } from '../../core/create-selector.ts';
import { useSelectorCore } from '../../core/context.tsx';
import { createChoosing } from './choosing.ts';
import { createFormActions } from './form-actions.ts';
import { createRemoving } from './removing.ts';
import { createWork } from './work.ts';

/** What can be done with addresses. It loads with their views; what it knows is in the one store. */
export const addressActions = oncePer((selector: Selector) => {
  const work = createWork(selector);
  const choosing = createChoosing(selector, work);
  return { ...choosing, ...createFormActions(selector, work, choosing), ...createRemoving(selector, work) };
});

export const useAddressActions = (): ReturnType<typeof addressActions> => addressActions(useSelectorCore());
