import { Button, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountActions, useText } from '../../core/context.tsx';
import { ageVerificationMessages } from './messages.ts';

/** The terms that the shopper agrees to. */
export function Terms(): ReactNode {
  const text = useText('ageVerification', ageVerificationMessages);
  const { showTerms } = useAccountActions();
  return (
    <>
      <SheetHeader title={text.terms} />
      <SheetBody>
        <div className="grocer-form">
          {Object.values(text.termsText).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" part="close-terms" onPress={() => showTerms(false)}>
          {text.close}
        </Button>
      </SheetFooter>
    </>
  );
}
