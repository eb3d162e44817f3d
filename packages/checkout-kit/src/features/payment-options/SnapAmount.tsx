import { formatCents } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, TextField } from '@grocer/foundation/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { typingOf } from '../../checkout/typing.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { paymentOptionsMessages } from './messages.ts';
import type { AmountProblem } from './snap-rules.ts';
import {
  amountProblem,
  amountText,
  bindingCap,
  computedProblem,
  LEAST_SNAP,
  MOST_AMOUNT,
  typedCents,
} from './snap-rules.ts';

interface SnapAmountProps {
  /** The amount that SNAP pays, according to the service. */
  readonly amount: Cents;
  /** The most that SNAP may pay. */
  readonly most: Cents;
  readonly ebtTotal: Cents;
  readonly balance: Cents | undefined;
  readonly isLocked: boolean;
  readonly onChange: (amount: Cents) => void;
}

/** Returns a function that reports an amount which cannot be charged. */
function useTell(): (kind: AmountProblem['kind']) => void {
  const { deps } = useCheckoutCore();
  return (kind) => {
    deps.emitter.emit('validation:failed', { fields: ['snapEBTAmount'] });
    deps.report({ type: 'USER_CONSTRAINT_ERROR', code: `snap_${kind}` });
  };
}

/** Returns why the typed amount, or the service's amount, cannot be charged, and reports the latter; undefined if it can. */
function useError({ amount, most }: SnapAmountProps, isSaving: boolean): string | undefined {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const tell = useTell();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const typedProblem = useCheckoutStore(({ snapProblem }) => snapProblem);
  // While a choice is being saved, `amount` is from before it.
  const computed = isSaving ? undefined : computedProblem(amount, most);
  const problem = typedProblem ?? computed;
  const told = useRef<string>(undefined);
  useEffect(() => {
    // A typed amount is reported when it is committed, and the service's once.
    if (isSaving || typedProblem) return;
    const found = JSON.stringify(computed);
    if (computed && found !== told.current) tell(computed.kind);
    told.current = found;
  });
  if (!problem) return undefined;
  if (problem.kind === 'required') return text.snapRequired;
  const limit = formatCents(problem.limit, locale);
  return problem.kind === 'least'
    ? formatMessage(text.snapLeast, { min: limit })
    : formatMessage(text.snapMost, { max: limit });
}

/** Commits the typed amount. An amount that cannot be charged is reported and blocks the order while the field is there. */
function useTakeUp({ amount, most, onChange }: SnapAmountProps, isSaving: boolean) {
  const { store } = useCheckoutCore();
  const tell = useTell();
  useEffect(() => () => store.getState().showSnapProblem(undefined), [store]);
  return (typed: string): void => {
    const wanted = typedCents(typed);
    // While a choice is being saved, `most` and `amount` are from before it; the service lowers what is too high.
    const problem = amountProblem(wanted, { least: LEAST_SNAP, most: isSaving ? Infinity : most });
    store.getState().showSnapProblem(problem);
    if (problem) tell(problem.kind);
    else if (wanted !== undefined && (isSaving || wanted !== amount)) onChange(wanted);
  };
}

/** Registers the field while it is being edited and mounted; always commits with the newest `takeUp`. */
function useTyping(takeUp: (typed: string) => void) {
  const typing = typingOf(useCheckoutCore());
  const newest = useRef(takeUp);
  useEffect(() => {
    newest.current = takeUp;
  });
  useEffect(() => () => typing.end(), [typing]);
  return useMemo(
    () => ({
      ...typing,
      begin: (input: HTMLInputElement) =>
        typing.begin(() => {
          typing.end();
          newest.current(input.value);
        }),
    }),
    [typing],
  );
}

/** The field for SNAP's amount; each typed digit is a cent [C-5.13]. */
export function SnapAmount(props: SnapAmountProps): ReactNode {
  const { amount, most, ebtTotal, balance, isLocked, onChange } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { store } = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const isSaving = useCheckoutStore(({ edits }) => edits.payment?.phase === 'saving');
  const field = useRef<HTMLInputElement>(null);
  const error = useError(props, isSaving);
  const takeUp = useTakeUp(props, isSaving);
  const typing = useTyping(takeUp);
  // Shows the service's amount, also after it refused another one, unless the shopper is typing.
  useEffect(() => {
    const input = field.current;
    if (input && !isSaving && !typing.isOn() && !store.getState().snapProblem)
      input.value = amountText(amount);
  }, [amount, isSaving, store, typing]);
  const cap = bindingCap(most, { cost: { ebtTotal }, balance });
  const max = formatCents(most, locale);
  function finish(typed: string): void {
    // Leaving a field that was not edited changes nothing.
    if (!typing.isOn()) return;
    typing.end();
    takeUp(typed);
  }
  function payMost(): void {
    typing.end();
    store.getState().showSnapProblem(undefined);
    if (field.current) field.current.value = amountText(most);
    onChange(most);
  }
  return (
    <div className="grocer-snap-amount" data-part="snap-amount">
      <TextField
        ref={field}
        label={text.snapAmount}
        name="snapEBTAmount"
        part="snap-amount-field"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_AMOUNT}
        readOnly={isLocked}
        defaultValue={amountText(amount)}
        hint={formatMessage(text.snapCaps[cap], { max })}
        error={error}
        onInput={({ currentTarget }) => {
          currentTarget.value = amountText(typedCents(currentTarget.value));
          typing.begin(currentTarget);
        }}
        onBlur={({ currentTarget }) => finish(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') finish(currentTarget.value);
        }}
      />
      {most > 0 && (
        <Button kind="quiet" part="use-most" disabled={isLocked} onPress={payMost}>
          {formatMessage(text.snapUseMost, { max })}
        </Button>
      )}
    </div>
  );
}
