import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { formOf } from '../forms/slice.ts';
import type { FormName } from '../forms/slice.ts';
import { useText, useWalletStore } from '../wallet-context.tsx';
import { withPhone } from '../with-phone.ts';
import { errorMessages } from './messages.ts';

/** Why a form could not be sent, at its top. */
export function FormProblem({ form }: { readonly form: FormName }): ReactNode {
  const text = useText('errors', errorMessages);
  const phone = useWalletStore(({ settings }) => settings.phone);
  const state = useWalletStore((store) => formOf(store, form));
  const problem = state.phase === 'editing' ? state.problem : undefined;
  if (!problem) return null;
  const words = problem.about === 'said' ? problem.words : withPhone(text[problem.about], phone);
  return <Notice tone="danger" part="problem" text={words} />;
}
