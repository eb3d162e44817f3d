import type { Address, ComparedPart } from '@grocer/foundation/domain';
import { comparedLines, placeLine, streetLine } from '@grocer/foundation/domain';
import { Button } from '@grocer/foundation/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { FormTrouble } from '../AddressTrouble.tsx';
import type { Suggested } from '../form-state.ts';
import { addressMessages } from '../messages.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../../window/ViewHeader.tsx';
import { useSelectorActions, useSelectorStore, useText } from '../../../core/context.tsx';
import { confirmAddressMessages } from './messages.ts';

function Part({ part: { text, isChanged } }: { readonly part: ComparedPart }): ReactNode {
  const { changed } = useText('confirmAddress', confirmAddressMessages);
  if (!isChanged) return text;
  return (
    <mark>
      {text}
      <span className="grocer-hidden"> {changed}</span>
    </mark>
  );
}

function Entered({ address }: { readonly address: Address }): ReactNode {
  return (
    <address>
      {streetLine(address)}
      <br />
      {placeLine(address)}
    </address>
  );
}

function Suggestion({ entered, suggestion }: Pick<Suggested, 'entered' | 'suggestion'>): ReactNode {
  return (
    <address>
      {comparedLines(suggestion, entered.address).map((line, row) => (
        <Fragment key={row}>
          {row > 0 && <br />}
          {line.map((part, at) => (
            <Fragment key={at}>
              {part.before}
              <Part part={part} />
            </Fragment>
          ))}
        </Fragment>
      ))}
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
        <Suggestion entered={entered} suggestion={suggestion} />
      </div>
    </div>
  );
}

/** Asks whether the address is to be kept as the service would write it [F-2.45] [F-4.2]. */
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
