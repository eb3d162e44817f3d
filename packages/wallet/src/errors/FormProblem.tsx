import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { formOf } from '../forms/slice.ts';
import type { FormName, Problem } from '../forms/slice.ts';
import { useText, useWalletStore } from '../wallet-context.tsx';
import { withPhone } from '../with-phone.ts';
import { errorMessages } from './messages.ts';

/** "10:45 AM", or "Tuesday 10:45 AM", on the clock of this device. */
const clockTime = (until: number, { locale, isFar }: { locale: string; isFar: boolean }): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { weekday: 'long' }),
  }).format(until);

/** Why a form could not be sent, at its top. */
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
  return <Notice tone="danger" part="problem" text={words(problem)} />;
}
