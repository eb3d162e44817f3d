import { formatCents } from '@grocer/foundation/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import { ageVerificationMessages } from './messages.ts';
import type { AgeRestrictedItem } from './question.ts';

/** The age-restricted products. */
export function ItemList({ items }: { readonly items: readonly AgeRestrictedItem[] }): ReactNode {
  const text = useText('ageVerification', ageVerificationMessages);
  const { locale } = useAccountStore(({ settings }) => settings);
  const id = useId();
  return (
    <section className="grocer-age-items" aria-labelledby={id} data-part="age-items">
      <h3 id={id} className="grocer-label">
        {text.items}
      </h3>
      <ul className="grocer-age-list">
        {items.map(({ name, description, price }, index) => (
          // Two lines of the same product can have the same text.
          <li key={`${index} ${name}`} className="grocer-age-item">
            <span>
              <strong>{name}</strong>
              {description !== undefined && <span className="grocer-small">{description}</span>}
            </span>
            {price !== undefined && <span>{formatCents(price, locale)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
