import { addressLine, placeLine, streetLine } from '@grocer/foundation/domain';
import type { OrderPlace } from '@grocer/foundation/domain';
import { Icon } from '@grocer/foundation/ui';
import { ExternalLink, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { detailMessages } from './messages.ts';
import { mapsLink } from './rules.ts';

/** The order's destination, with a link to directions. */
export function PlaceLine({ place }: { readonly place: OrderPlace }): ReactNode {
  const text = useText('details', detailMessages);
  const map = mapsLink(place);
  const { address, name } = place;
  return (
    <div className="grocer-line" data-part="place">
      <Icon of={MapPin} size={20} />
      <span className="grocer-line-words">
        <strong>{name ?? streetLine(address)}</strong>
        <span className="grocer-small">{name === undefined ? placeLine(address) : addressLine(address)}</span>
      </span>
      {map !== undefined && (
        <a
          className="grocer-button"
          data-kind="icon"
          data-part="open-map"
          href={map}
          target="_blank"
          rel="noreferrer"
          aria-label={`${text.openMap} (${text.newTab})`}
        >
          <Icon of={ExternalLink} size={16} />
        </a>
      )}
    </div>
  );
}
