import { placeLine, streetLine } from '@grocer/foundation/domain';
import {
  Button,
  Choice,
  ComparedAddress,
  Notice,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
} from '@grocer/foundation/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { addressesMessages } from '../../addresses/messages.ts';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { addressFormMessages } from './messages.ts';
import type { Question } from './slice.ts';
import { editAgain, saveChosen } from './submitting.ts';

interface AskedProps {
  readonly question: Question;
}

/** The address could not be verified; the shopper may use it anyway. */
function Unverified({ question: { entered } }: AskedProps): ReactNode {
  const { verify } = useText('addressForm', addressFormMessages);
  const account = useAccountCore();
  return (
    <>
      <SheetBody>
        <div className="grocer-form">
          <Notice tone="warning" part="unverified" text={verify.unverified} />
          <div className="grocer-address-panel">
            <p>
              <strong>{streetLine(entered.address)}</strong>
            </p>
            <p className="grocer-small">{placeLine(entered.address)}</p>
          </div>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="use-address" onPress={() => void saveChosen(account, 'original')}>
          {verify.use}
        </Button>
        <Button kind="primary" part="edit" onPress={() => editAgain(account)}>
          {verify.edit}
        </Button>
      </SheetFooter>
    </>
  );
}

/** The service suggests a correction; the shopper picks one, by default the suggestion. */
function Corrected({ question: { entered, suggestion } }: AskedProps): ReactNode {
  const { verify } = useText('addressForm', addressFormMessages);
  const account = useAccountCore();
  const [which, choose] = useState<'suggested' | 'original'>('suggested');
  const name = useId();
  const option = (value: typeof which, address: ReactNode): ReactNode => (
    <label className="grocer-verify-option" data-part={value}>
      <Choice
        type="radio"
        name={name}
        value={value}
        checked={which === value}
        onChange={() => choose(value)}
      />
      <span>
        <strong>{verify[value]}</strong>
        {address}
      </span>
    </label>
  );
  return (
    <>
      <SheetBody>
        <fieldset className="grocer-form">
          <legend>{verify.closeMatch}</legend>
          {option(
            'suggested',
            <ComparedAddress suggestion={suggestion} entered={entered.address} changed={verify.changed} />,
          )}
          {option(
            'original',
            <ComparedAddress suggestion={entered.address} entered={entered.address} changed="" />,
          )}
        </fieldset>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="edit" onPress={() => editAgain(account)}>
          {verify.edit}
        </Button>
        <Button kind="primary" part="use-address" onPress={() => void saveChosen(account, which)}>
          {verify.use}
        </Button>
      </SheetFooter>
    </>
  );
}

/** In the newer address book the shopper confirms the suggestion or edits the address. */
function Confirm({ question: { entered, suggestion } }: AskedProps): ReactNode {
  const { verify } = useText('addressForm', addressFormMessages);
  const account = useAccountCore();
  return (
    <>
      <SheetBody>
        <div className="grocer-form">
          <p>{verify.corrected}</p>
          <div className="grocer-address-panel">
            <ComparedAddress suggestion={suggestion} entered={entered.address} changed={verify.changed} />
          </div>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="edit" onPress={() => editAgain(account)}>
          {verify.editAddress}
        </Button>
        <Button kind="primary" part="confirm-address" onPress={() => void saveChosen(account, 'suggested')}>
          {verify.confirm}
        </Button>
      </SheetFooter>
    </>
  );
}

/** The question about a validated address, as a screen of a sheet. */
export function VerifyScreen({ question }: AskedProps): ReactNode {
  const { verify } = useText('addressForm', addressFormMessages);
  const shared = useText('addresses', addressesMessages);
  const account = useAccountCore();
  const isNewer = useAccountStore(({ settings }) => settings.toggles.addressBookV2);
  const isConfirmed = isNewer && question.about === 'verified';
  const Choices = isNewer ? Confirm : Corrected;
  return (
    <SheetScreen name="verify-address" isOn>
      <SheetHeader
        title={isConfirmed ? verify.confirm : verify.title}
        close={{ label: shared.close, onPress: () => editAgain(account) }}
      />
      {question.about === 'unverified' ? <Unverified question={question} /> : <Choices question={question} />}
    </SheetScreen>
  );
}
