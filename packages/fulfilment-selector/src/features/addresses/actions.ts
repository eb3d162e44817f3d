import { createWrites } from '@grocer/foundation/http';
import { oncePer } from '@grocer/foundation/embed';
import type { Selector } from '../../core/create-selector.ts';
import { useSelectorCore } from '../../core/context.tsx';
import { lazyActions } from '../../core/lazy-actions.ts';
import { choose } from './choosing.ts';
import { EDITING } from './form-state.ts';
import type { Draft, Entered } from './form-state.ts';
import { remove } from './removing.ts';
import { confirm, putStep, submit } from './submitting.ts';
import { purposeNow, reportConstraint, viewNow } from './work.ts';
import type { AddressContext } from './work.ts';

/** The actions on addresses, in the chunk of their views. Their state is in the selector's store. */
export const addressActions = oncePer((selector: Selector) => {
  const { store, deps } = selector;
  const context: AddressContext = {
    store,
    deps,
    actions: lazyActions(selector),
    saves: createWrites(deps.newId, deps.forShopper),
    removals: createWrites(deps.newId, deps.forShopper),
  };

  return {
    /** Selects an address in the first book [F-4.5]. */
    selectAddress: (id: string): Promise<void> => choose(context, id, false),
    /** Confirms an address in the second book: for the own centre, or as in the first book [F-4.9]. */
    confirmAddress: (id: string): Promise<void> => choose(context, id, purposeNow(context).isOwn),
    /** Opens the form for an address of the book, or for a new one. */
    openForm(id?: string): void {
      const { startForm, goTo } = store.getState();
      startForm(id);
      goTo(viewNow(context) === 'address-book' ? 'add-address' : 'address-form');
    },
    /** Stores the form's input and clears the form's previous error. */
    typeAddress(typed: Omit<Draft, 'editedId'> | undefined): void {
      const { step, editedId } = store.getState().addressForm;
      if (step.phase !== 'editing' || step.trouble !== undefined) putStep(context, EDITING);
      store.setState({ draft: typed && { ...typed, editedId } });
    },
    submitAddress: (entered: Entered): Promise<void> => submit(context, entered),
    confirmSuggestion: (): Promise<void> => confirm(context),
    /** Reports the names of invalid fields, without their input. */
    refuseFields(fields: readonly string[]): void {
      reportConstraint(context, 'invalid_fields');
      deps.emitter.emit('validation:failed', { fields });
    },
    keepTyping: (): void => store.setState({ leaving: undefined }),
    /** Leaves the form the way that the shopper wanted, and discards the input. */
    discardTyping(): void {
      const { leaving, goBack, closeWindow } = store.getState();
      store.setState({ leaving: undefined, draft: undefined });
      if (leaving === 'back') goBack();
      else if (leaving) closeWindow(leaving);
    },
    askToRemove: (id: string): void =>
      store.setState({ removing: { phase: 'asking', id, trouble: undefined } }),
    keepAddress(): void {
      if (store.getState().removing.phase === 'asking') store.setState({ removing: { phase: 'idle' } });
    },
    removeAddress: (): Promise<void> => remove(context),
  };
});

export const useAddressActions = (): ReturnType<typeof addressActions> => addressActions(useSelectorCore());
