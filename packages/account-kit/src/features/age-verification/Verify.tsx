import { dayText } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Checkbox, SheetBody, SheetFooter, SheetHeader, TextField } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountActions, useAccountStore, useText } from '../../core/context.tsx';
import { ItemList } from './ItemList.tsx';
import { ageVerificationMessages } from './messages.ts';
import type { OpenAgeCheck } from './slice.ts';
import { useVerify } from './use-verify.ts';

interface AgreementProps {
  readonly isAgreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAgreed: boolean) => void;
}

/** The checkbox for the terms, with a button that opens them. */
function Agreement({ isAgreed, error, onChange }: AgreementProps): ReactNode {
  const text = useText('ageVerification', ageVerificationMessages);
  const { showTerms } = useAccountActions();
  const [before = '', after = ''] = text.agree.split('{terms}');
  const label = (
    <>
      {before}
      <button type="button" className="grocer-age-terms" data-part="terms" onClick={() => showTerms(true)}>
        {text.terms}
      </button>
      {after}
    </>
  );
  return <Checkbox part="agreement" label={label} checked={isAgreed} error={error} onChange={onChange} />;
}

const WORDS = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

/** The form for the date of birth and the agreement to the terms. */
export function Verify(asked: Pick<OpenAgeCheck, 'items' | 'minimumAge'>): ReactNode {
  const text = useText('ageVerification', ageVerificationMessages);
  const { locale } = useAccountStore(({ settings }) => settings);
  const { cancelAge } = useAccountActions();
  const { form, input, day, minimumAge, problem, isAgreed, lacksAgreement, ...act } = useVerify(asked);
  const error = problem && formatMessage(text.problems[problem], { minAge: String(minimumAge) });
  return (
    <form ref={form} className="grocer-sheet-form" noValidate onSubmit={act.submit}>
      <SheetHeader title={text.title} close={{ label: text.back, onPress: () => cancelAge('close') }} />
      <SheetBody>
        <div className="grocer-form">
          <p>{text.intro}</p>
          <ItemList items={asked.items} />
          <TextField
            ref={input}
            part="date-of-birth"
            label={text.dateOfBirth}
            placeholder={text.format}
            autoComplete="bday"
            inputMode="numeric"
            maxLength={10}
            hint={day === undefined ? text.format : dayText(day, WORDS, locale)}
            error={error}
            onChange={({ target }) => act.type(target.value)}
            onBlur={act.tidy}
          />
          <Agreement
            isAgreed={isAgreed}
            error={lacksAgreement ? text.problems.agreement : undefined}
            onChange={act.agree}
          />
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="back-to-cart" onPress={() => cancelAge('back')}>
          {text.back}
        </Button>
        <Button kind="primary" type="submit" part="continue">
          {text.continue}
        </Button>
      </SheetFooter>
    </form>
  );
}
