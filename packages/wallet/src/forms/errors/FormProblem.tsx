import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { formOf } from '../slice.ts';
import type { FormName, Problem } from '../slice.ts';
import { InView } from '../../cards/notices/InView.tsx';
import { useText, useWalletStore } from '../../core/context.tsx';
import { withPhone } from '../../core/with-phone.ts';
import { errorMessages } from './messages.ts';

/** After these problems focus is in the vault's frame, where something must be typed again. */
const IN_FRAME: readonly Problem['about'][] = ['cardAgain', 'codeAgain', 'pinInvalid', 'pinUnverified'];

/** Formats a time on the clock of this device: "10:45 AM", or "Tuesday 10:45 AM" when it is far. */
const clockTime = (until: number, { locale, isFar }: { locale: string; isFar: boolean }): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { weekday: 'long' }),
  }).format(until);

/** The problem of a form, at its top. */
export function FormProblem({ form }: { readonly form: FormName }): ReactNode {
  const text = useText('errors', errorMessages);
  const phone = useWalletStore(({ settings }) => settings.phone);
  const locale = useWalletStore(({ settings }) => settings.locale);
  const state = useWalletStore((store) => formOf(store, form));
  const problem = state.phase === 'editing' ? state.problem : undefined;
  if (!problem) return null;
  function words(about: Problem): string {
    if (about.about === 'said') return about.words;
    if (about.about === 'tooManyUntil')
      return formatMessage(text.tooManyUntil, { time: clockTime(about.until, { ...about, locale }) });
    return withPhone(text[about.about], phone);
  }
  // A screen reader announces an alert once if it lies inside the element that takes focus.
  return (
    <InView of={problem} takesFocus={!IN_FRAME.includes(problem.about)}>
      <Notice tone="danger" part="problem" text={words(problem)} />
    </InView>
  );
}
