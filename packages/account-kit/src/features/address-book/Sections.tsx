import { mailingId } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { Button } from '@grocer/foundation/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { AddressRow } from './AddressRow.tsx';
import { addressBookMessages } from './messages.ts';

interface SectionProps {
  readonly title: string;
  readonly list: readonly ProfileAddress[];
  readonly isMailing?: boolean;
}

function Section({ title, list, isMailing = false }: SectionProps): ReactNode {
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section className="grocer-book-section" aria-labelledby={id}>
      <h2 id={id} className="grocer-book-heading">
        {title}
      </h2>
      <ul className="grocer-book-rows" data-part="addresses">
        {list.map((entry) => (
          <AddressRow key={entry.id} entry={entry} isMailing={isMailing} />
        ))}
      </ul>
    </section>
  );
}

interface SectionsProps {
  readonly list: readonly ProfileAddress[];
}

/** The mailing address, and others up to the host's maximum until all are requested. */
export function Sections({ list }: SectionsProps): ReactNode {
  const text = useText('addressBook', addressBookMessages);
  const { store } = useAccountCore();
  const most = useAccountStore(({ settings }) => settings.maxAddresses);
  const [showsAll, setAll] = useState(false);
  const current = mailingId(list);
  const others = list.filter(({ id }) => id !== current);
  const shown = showsAll ? others : others.slice(0, most);
  function showAll(): void {
    setAll(true);
    // The button disappears, so focus moves to the first address that it has revealed.
    const next = others[most];
    if (next) store.setState({ landing: { id: next.id } });
  }
  return (
    <div className="grocer-book-sections">
      <Section title={text.current} list={list.filter(({ id }) => id === current)} isMailing />
      <Section title={text.others} list={shown} />
      {shown.length < others.length && (
        <div>
          <Button kind="secondary" part="view-all" onPress={showAll}>
            {text.viewAll}
          </Button>
        </div>
      )}
    </div>
  );
}
