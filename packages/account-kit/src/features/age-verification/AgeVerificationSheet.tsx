import { Sheet, SheetScreen, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountActions } from '../../core/context.tsx';
import css from './age-verification.css?inline';
import type { OpenAgeCheck } from './slice.ts';
import { Terms } from './Terms.tsx';
import { Verify } from './Verify.tsx';

interface AgeVerificationSheetProps {
  readonly check: OpenAgeCheck;
}

/** The age question, with the terms above it; the input beneath is kept. */
export function AgeVerificationSheet({ check }: AgeVerificationSheetProps): ReactNode {
  useStyles(css);
  const { cancelAge, showTerms } = useAccountActions();
  const isOnTerms = check.screen === 'terms';
  return (
    <Sheet
      screen={check.screen}
      isTall={false}
      onExit={(reason) => {
        // A press on the backdrop is too easily made by accident to discard what was typed.
        if (reason === 'backdrop') return;
        if (isOnTerms) showTerms(false);
        else cancelAge(reason);
      }}
    >
      <SheetScreen name="verify" isOn={!isOnTerms}>
        <Verify key={check.opening} items={check.items} minimumAge={check.minimumAge} />
      </SheetScreen>
      {isOnTerms && (
        <SheetScreen name="terms" isOn>
          <Terms />
        </SheetScreen>
      )}
    </Sheet>
  );
}
