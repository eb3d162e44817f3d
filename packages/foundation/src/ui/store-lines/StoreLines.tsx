import type { ReactNode } from 'react';
import { addressLine } from '../../domain/address-text.ts';
import { hoursAfter } from '../../domain/store.ts';
import type { StoreResult } from '../../domain/store.ts';
import { useStyles } from '../styles-context.ts';
import css from './store-lines.css?inline';

interface StoreLinesProps {
  readonly store: StoreResult;
  /** Formatted distance; absent when the shopper's location is unknown. */
  readonly distance?: string;
  /** Texts for open and closed, and the screen reader labels of the lines. */
  readonly words: Readonly<Record<'open' | 'closed' | 'address' | 'hours' | 'distance', string>>;
}

/** One line of the store details; `name` is its label for screen readers. */
function Line({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grocer-store-line">
      <dt className="grocer-hidden">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// [F-2.26]
/** A store's address, opening hours and distance. */
export function StoreLines({ store, distance, words }: StoreLinesProps): ReactNode {
  useStyles(css);
  const word = store.isOpen ? words.open : words.closed;
  return (
    <dl className="grocer-store-lines grocer-small">
      <Line name={words.address}>{addressLine(store.address)}</Line>
      <Line name={words.hours}>
        <span className="grocer-store-open" data-state={store.isOpen ? 'open' : 'closed'}>
          {word}
        </span>{' '}
        {hoursAfter(store.openText, word)}
      </Line>
      {distance !== undefined && <Line name={words.distance}>{distance}</Line>}
    </dl>
  );
}
