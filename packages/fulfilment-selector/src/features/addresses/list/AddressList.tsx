import { mailingId } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { Button, Icon } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { BookNews, BookOr, ViewAll } from '../BookOr.tsx';
import { addressMessages } from '../messages.ts';
import { listOf } from '../../../core/address-rules.ts';
import { useLanding } from '../use-landing.ts';
import { useOffered } from '../use-offered.ts';
import { ViewBody, ViewFooter } from '../../../window/ViewHeader.tsx';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { addressListMessages } from './messages.ts';

interface SectionProps {
  readonly title: string;
  readonly list: readonly ProfileAddress[];
  readonly name: string;
  readonly mailing: string | undefined;
}

function Section({ title, list, name, mailing }: SectionProps): ReactNode {
  if (list.length === 0) return null;
  return (
    <section className="grocer-group">
      <h3 className="grocer-group-heading">{title}</h3>
      <ul className="grocer-results">
        {list.map((entry) => (
          <AddressChoice key={entry.id} entry={entry} name={name} isMailing={entry.id === mailing} />
        ))}
      </ul>
    </section>
  );
}

function Choices(): ReactNode {
  const text = useText('addressList', addressListMessages);
  const mailing = useSelectorStore(({ book }) => mailingId(listOf(book)));
  const { list, current } = useOffered();
  const { openForm } = useAddressActions();
  const place = useLanding();
  const name = useId();
  const others = list.filter((entry) => entry !== current);
  return (
    <div ref={place} className="grocer-panel">
      <fieldset className="grocer-groups" data-part="addresses">
        <legend className="grocer-address-legend">{text.legend}</legend>
        <Section title={text.current} list={current ? [current] : []} name={name} mailing={mailing} />
        <Section title={text.others} list={others} name={name} mailing={mailing} />
      </fieldset>
      <div className="grocer-address-more">
        <Button kind="quiet" part="add-address" onPress={() => openForm()}>
          <Icon of={Plus} size={16} />
          {text.add}
        </Button>
        <ViewAll />
      </div>
    </div>
  );
}

/** The actions on the chosen address, disabled until one is chosen [F-2.34]. */
function Footer(): ReactNode {
  const text = useText('addressList', addressListMessages);
  const shared = useText('addresses', addressMessages);
  const chosen = useSelectorStore(({ book, chosenId }) => listOf(book).find(({ id }) => id === chosenId));
  const isBusy = useSelectorStore(({ picking }) => picking.phase === 'checking');
  const { confirmAddress, openForm } = useAddressActions();
  const hintId = useId();
  return (
    <ViewFooter>
      {!chosen && (
        <p id={hintId} className="grocer-footer-hint">
          {text.chooseFirst}
        </p>
      )}
      <Button
        kind="secondary"
        part="edit-address"
        disabled={!chosen}
        describedBy={chosen ? undefined : hintId}
        onPress={() => chosen && openForm(chosen.id)}
      >
        {shared.editAddress}
      </Button>
      <Button
        kind="primary"
        part="confirm-address"
        disabled={!chosen}
        describedBy={chosen ? undefined : hintId}
        busy={isBusy}
        onPress={() => chosen && void confirmAddress(chosen.id)}
      >
        {shared.confirmAddress}
      </Button>
    </ViewFooter>
  );
}

/** The list of the second book: the shopper chooses an address, then confirms or edits it [F-2.34]. */
export function AddressList(): ReactNode {
  return (
    <>
      <ViewBody>
        <BookNews />
        <BookOr>
          <Choices />
        </BookOr>
      </ViewBody>
      <Footer />
    </>
  );
}
