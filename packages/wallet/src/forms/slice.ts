import type { Slice } from '@grocer/foundation/embed';
import type { WalletDeps } from '../core/slice.ts';
import type { ErrorMessages } from './errors/messages.ts';

/** Everything that a shopper can submit. The last two are a single press, not a form with fields. */
const FORM_NAMES = [
  'add-card',
  'edit-card',
  'add-snap-card',
  'add-gift-card',
  'check-balance',
  'enter-pin',
  'update-address',
  'delete-card',
  'prefer-card',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Why something could not be done: one of our messages, or the service's own text [W-8.18]. */
export type Problem =
  | { readonly about: Exclude<keyof ErrorMessages, 'retry' | 'tooManyUntil'> }
  /** `until` is in epoch ms; with `isFar` the message names the weekday, since the time may be tomorrow. */
  | { readonly about: 'tooManyUntil'; readonly until: number; readonly isFar: boolean }
  | { readonly about: 'said'; readonly words: string };

export type Form =
  | { readonly phase: 'editing'; readonly problem: Problem | undefined }
  | { readonly phase: 'submitting' };

/** The slice of the forms: the phase of each, and whether leaving would lose input [W-3.20]. */
export interface FormsSlice {
  readonly forms: Readonly<Partial<Record<FormName, Form>>>;
  /** The forms that have been typed into. */
  readonly touched: readonly FormName[];
  touchForm(name: FormName): void;
  /** Begins a submission. The returned function tells whether the shopper has left the form since. */
  startForm(name: FormName): () => boolean;
  /** Ends a submission without success; the form can be submitted again [W-4.20]. */
  stopForm(name: FormName, problem: Problem | undefined): void;
  /** Ends a submission with success and resets the form. */
  finishForm(name: FormName): void;
  /** Resets a form, and reports to analytics if it was typed into [W-2.11]. */
  leaveForm(name: FormName): void;
  leaveForms(): void;
  /** Returns how often a form has been left or finished; the same number means the same visit. */
  visitOf(name: FormName): number;
  /** Returns true while a change is in flight, during which no other one can begin. */
  isBusy(): boolean;
}

/** A form that has not been submitted. */
const EDITING: Form = { phase: 'editing', problem: undefined };

/** Returns the state of a form. */
export const formOf = ({ forms }: Pick<FormsSlice, 'forms'>, name: FormName): Form => forms[name] ?? EDITING;

/** Returns true while a form is being submitted. */
export const isSubmitting = (state: Pick<FormsSlice, 'forms'>, name: FormName): boolean =>
  formOf(state, name).phase === 'submitting';

export const createFormsSlice =
  ({ report }: WalletDeps): Slice<FormsSlice> =>
  (set, get) => {
    const visits = new Map<FormName, number>();
    const visitOf = (name: FormName): number => visits.get(name) ?? 0;
    const put = (name: FormName, form: Form): void => set({ forms: { ...get().forms, [name]: form } });
    function forget(name: FormName): void {
      visits.set(name, visitOf(name) + 1);
      const { [name]: _gone, ...forms } = get().forms;
      set({ forms, touched: get().touched.filter((other) => other !== name) });
    }

    return {
      forms: {},
      touched: [],
      visitOf,
      touchForm(name) {
        if (!get().touched.includes(name)) set({ touched: [...get().touched, name] });
      },
      startForm(name) {
        const visit = visitOf(name);
        put(name, { phase: 'submitting' });
        return () => visit !== visitOf(name);
      },
      stopForm: (name, problem) => put(name, { phase: 'editing', problem }),
      finishForm: forget,
      leaveForm(name) {
        if (get().touched.includes(name)) report({ type: 'FORM_FIELD_ABANDONMENT', form: name });
        forget(name);
      },
      leaveForms() {
        for (const name of FORM_NAMES) get().leaveForm(name);
      },
      isBusy: () => Object.values(get().forms).some(({ phase }) => phase === 'submitting'),
    };
  };
