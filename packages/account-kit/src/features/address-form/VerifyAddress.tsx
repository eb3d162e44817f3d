import { Overlay } from '@grocer/foundation/embed';
import { Sheet, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';
import css from './address-form.css?inline';
import type { Question } from './slice.ts';
import { editAgain } from './submitting.ts';
import { VerifyScreen } from './VerifyScreen.tsx';

function VerifySheet({ question }: { readonly question: Question }): ReactNode {
  useStyles(addressesCss);
  useStyles(css);
  const account = useAccountCore();
  return (
    <Sheet screen="verify-address" isTall={false} onExit={() => editAgain(account)}>
      <VerifyScreen question={question} />
    </Sheet>
  );
}

/** The question about a validated address, as a sheet above the form's page. */
export function VerifyAddress(): ReactNode {
  const { config } = useAccountCore();
  const step = useAccountStore(({ addressForm }) => addressForm.step);
  return (
    <Overlay open={step.phase === 'asking'} near={config.container}>
      {step.phase === 'asking' && <VerifySheet question={step.question} />}
    </Overlay>
  );
}
