import type { Selector } from '../../core/create-selector.ts';
import { viewOf } from '../../window/navigation/rules.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { currentOf } from './book-rules.ts';
import type { createChoosing } from './choosing.ts';
import { EDITING } from './form-state.ts';
import type { AddressTrouble, Draft, Entered, FormStep, Leaving, Suggested } from './form-state.ts';
import { createSaving } from './saving.ts';
import { verdictOn } from './verdict-rules.ts';
import { CLOSE_MATCH_CODE, NOT_VERIFIED_CODE } from './work.ts';
import type { Work } from './work.ts';

/** The views of a form, and where each leads to. */
const NEXT: Readonly<Partial<Record<View, { readonly confirm: View; readonly list: View }>>> = {
  'add-address': { confirm: 'confirm-address', list: 'address-book' },
  'confirm-address': { confirm: 'confirm-address', list: 'address-book' },
  'address-form': { confirm: 'confirm-corrected', list: 'address-list' },
  'confirm-corrected': { confirm: 'confirm-corrected', list: 'address-list' },
};

const FORMS: readonly View[] = ['add-address', 'address-form'];

/** Whether a way out of a window leaves a form that was typed into, on the shopper's own wish. */
function leavesForm(leaving: Leaving, frame: Frame): boolean {
  if (frame.phase === 'closed' || leaving === 'host' || leaving === 'selected') return false;
  return leaving === 'back'
    ? FORMS.includes(viewOf(frame.trail))
    : frame.trail.some((one) => FORMS.includes(one));
}

interface Finish extends Suggested {
  /** Where the form is when it could not be finished. */
  readonly back: (trouble: AddressTrouble | undefined) => FormStep;
}

/** One opening of the form, for work that takes a while. */
interface Visit {
  readonly isLeft: () => boolean;
  readonly putBack: (step: FormStep) => void;
  /** Has the form be for a new address from now on, with what was typed. */
  readonly forNew: () => void;
}

/** The form for an address, from the press to the book [F-4.1] to [F-4.3]. */
export function createFormActions(
  selector: Selector,
  work: Work,
  { use, follow }: ReturnType<typeof createChoosing>,
) {
  const { store, deps } = selector;
  const saving = createSaving(selector);
  const put = (step: FormStep): void =>
    store.setState(({ addressForm }) => ({ addressForm: { ...addressForm, step } }));
  const next = () => NEXT[work.viewNow() ?? 'stores'];

  store.setState({
    asksBefore(leaving) {
      const { draft, addressForm, frame } = store.getState();
      const { editedId, step } = addressForm;
      // What is on its way is not lost.
      const isIdle = step.phase === 'editing' || step.phase === 'suggested';
      const asks = draft !== undefined && draft.editedId === editedId && isIdle && leavesForm(leaving, frame);
      if (asks) store.setState({ leaving });
      return asks;
    },
  });

  /** Says later whether the shopper has left the form since, and puts it back for when they return to it. */
  function visiting(): Visit {
    const { visit } = store.getState().addressForm;
    const { signal } = deps;
    const isSame = (): boolean => !signal.aborted && store.getState().addressForm.visit === visit;
    return {
      isLeft: () => !isSame() || next() === undefined,
      putBack(step) {
        if (isSame()) put(step);
      },
      forNew() {
        if (!isSame()) return;
        store.setState(({ addressForm, draft }) => ({
          addressForm: { ...addressForm, editedId: undefined },
          draft: draft && { ...draft, editedId: undefined },
        }));
      },
    };
  }

  /** Shops to an address that is kept nowhere [F-4.3]. */
  async function useOnce({ suggestion, back }: Finish, { isLeft, putBack }: Visit): Promise<void> {
    const place = 'address-form';
    const trouble = await use({ address: suggestion }, { place, errand: work.errandNow(), isOver: isLeft });
    const { choosing } = store.getState();
    if (trouble === undefined && choosing.phase !== 'failed') store.setState({ draft: undefined });
    putBack(back(trouble ?? (choosing.phase === 'failed' ? 'technical' : undefined)));
  }

  async function finish(about: Finish): Promise<void> {
    const { entered, suggestion, isEligible, back } = about;
    const visit = visiting();
    const { addressForm, settings, book, used } = store.getState();
    const { editedId } = addressForm;
    const inUseId = currentOf(book, used.active?.destination)?.id;
    if (editedId === undefined && !settings.toggles.saveToAddressBook) {
      if (isEligible) await useOnce(about, visit);
      else put(back('notEligible'));
      return;
    }
    const kept = await saving.keep({ ...entered, address: suggestion }, editedId);
    if (!kept) return;
    if (!kept.ok) {
      if (kept.trouble === 'gone') visit.forNew();
      visit.putBack(back(work.failed(kept.error, editedId === undefined ? 'add' : 'update', kept.trouble)));
      return;
    }
    const { id, address } = kept.entry;
    store.setState({ draft: undefined });
    deps.emitter.emit('address:saved', { id, isNew: editedId === undefined, address, isEligible });
    if (visit.isLeft()) visit.putBack(back(undefined));
    else leaveTo(id, isEligible);
    if (editedId !== undefined && editedId === inUseId && isEligible) await follow(kept.entry);
  }

  /** To the list, with the address that was saved; it says there where nothing can be brought to it. */
  function leaveTo(id: string, isEligible: boolean): void {
    const list = next()?.list;
    if (!list) return;
    store.setState({
      landing: { id },
      told: 'saved',
      chosenId: id,
      picking: isEligible ? { phase: 'idle' } : { phase: 'failed', id, trouble: 'notEligible' },
    });
    store.getState().goPast(list);
  }

  async function submit(entered: Entered): Promise<void> {
    const { phase } = store.getState().addressForm.step;
    if (phase === 'checking' || phase === 'saving') return;
    put({ phase: 'checking' });
    const { isLeft, putBack } = visiting();
    const checked = await work.check(entered.address);
    if (isLeft()) {
      putBack(EDITING);
      return;
    }
    if (!checked.ok) {
      put({ phase: 'editing', trouble: work.failed(checked.error, 'validate', 'validation') });
      return;
    }
    const { isEligible, address: suggestion } = checked.value;
    const verdict = verdictOn(entered.address, checked.value, store.getState().settings.validateCountries);
    if (verdict === 'unverified') {
      refuse();
      return;
    }
    if (verdict === 'corrected') {
      suggest({ entered, suggestion, isEligible });
      return;
    }
    const back = (trouble: AddressTrouble | undefined): FormStep => ({ phase: 'editing', trouble });
    await finish({ entered, suggestion: entered.address, isEligible, back });
  }

  function refuse(): void {
    work.constrained(NOT_VERIFIED_CODE);
    deps.emitter.emit('validation:failed', { fields: ['address'] });
    put({ phase: 'editing', trouble: 'unverified' });
  }

  function suggest(about: Suggested): void {
    work.constrained(CLOSE_MATCH_CODE);
    put({ phase: 'suggested', about, trouble: undefined });
    const confirm = next()?.confirm;
    if (confirm) store.getState().goTo(confirm);
  }

  return {
    /** Checks what was entered, and keeps it or asks back [F-4.1]. */
    submitAddress: submit,
    /** Keeps the address as the service would write it [F-4.2]. */
    async confirmSuggestion(): Promise<void> {
      const { step } = store.getState().addressForm;
      if (step.phase !== 'suggested') return;
      const { about } = step;
      put({ phase: 'saving', about });
      const back = (trouble: AddressTrouble | undefined): FormStep => ({
        phase: 'suggested',
        about,
        trouble,
      });
      await finish({ ...about, back });
    },
    /** Keeps what is typed, and takes back what was said of the form before. */
    typeAddress(typed: Omit<Draft, 'editedId'> | undefined): void {
      const { step, editedId } = store.getState().addressForm;
      if (step.phase !== 'editing' || step.trouble !== undefined) put(EDITING);
      store.setState({ draft: typed && { ...typed, editedId } });
    },
    keepTyping: (): void => store.setState({ leaving: undefined }),
    /** Leaves the form as the shopper wanted to, without what they have typed. */
    discardTyping(): void {
      const { leaving, goBack, closeWindow } = store.getState();
      store.setState({ leaving: undefined, draft: undefined });
      if (leaving === 'back') goBack();
      else if (leaving) closeWindow(leaving);
    },
    /** Says which fields cannot be used, never what was typed. */
    refuseFields(fields: readonly string[]): void {
      work.constrained('invalid_fields');
      deps.emitter.emit('validation:failed', { fields });
    },
    /** Opens the form for an address of the book, or for a new one. */
    openForm(id?: string): void {
      const { startForm, goTo } = store.getState();
      startForm(id);
      goTo(work.viewNow() === 'address-book' ? 'add-address' : 'address-form');
    },
  };
}
