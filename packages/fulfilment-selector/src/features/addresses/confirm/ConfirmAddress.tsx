import type { Address } from '@grocer/foundation/domain';
import { placeLine, streetLine } from '@grocer/foundation/domain';
import { Button, ComparedAddress } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { FormTrouble } from '../AddressTrouble.tsx';
import type { Suggested } from '../form-state.ts';
import { addressMessages } from '../messages.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../../window/ViewHeader.tsx';
import { useSelectorActions, useSelectorStore, useText } from '../../../core/context.tsx';
import { confirmAddressMessages } from './messages.ts';

function Entered({ address }: { readonly address: Address }): ReactNode {
  return (
    <address>
      {streetLine(address)}
      <br />
      {placeLine(address)}
    </address>
  );
}

function Compared({ entered, suggestion }: Suggested): ReactNode {
  const text = useText('confirmAddress', confirmAddressMessages);
  return (
    <div className="grocer-compared">
      <div className="grocer-card-frame">
        <h3 className="grocer-group-heading">{text.entered}</h3>
        <Entered address={entered.address} />
      </div>
      <div className="grocer-card-frame" data-state="current">
        <h3 className="grocer-group-heading">{text.suggested}</h3>
        <ComparedAddress suggestion={suggestion} entered={entered.address} changed={text.changed} />
      </div>
    </div>
  );
}

/** Asks the shopper to confirm the service's spelling of the address [F-2.45] [F-4.2]. */
export function ConfirmAddress(): ReactNode {
  const text = useText('confirmAddress', confirmAddressMessages);
  const shared = useText('addresses', addressMessages);
  const step = useSelectorStore(({ addressForm }) => addressForm.step);
  const { goBack } = useSelectorActions();
  const { confirmSuggestion } = useAddressActions();
  const isBusy = step.phase === 'saving';
  const about = step.phase === 'suggested' || step.phase === 'saving' ? step.about : undefined;
  return (
    <>
      <ViewHeader title={text.title} />
      <ViewBody>
        <FormTrouble trouble={step.phase === 'suggested' ? step.trouble : undefined} />
        <p>{shared.troubles.closeMatch}</p>
        {about && <Compared {...about} />}
      </ViewBody>
      <ViewFooter>
        <Button kind="secondary" part="edit-address" disabled={isBusy} onPress={goBack}>
          {shared.editAddress}
        </Button>
        <Button kind="primary" part="confirm-address" busy={isBusy} onPress={() => void confirmSuggestion()}>
          {isBusy ? text.saving : shared.confirmAddress}
        </Button>
      </ViewFooter>
    </>
  );
}
