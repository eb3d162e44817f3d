import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { AnnouncedNotice, Announcement, Icon, useStyles } from '@grocer/foundation/ui';
import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { cardsCss } from '../../window/card-styles.ts';
import { storeMessages } from '../../window/results/store-messages.ts';
import { ResultsOr } from '../../window/results/ResultsOr.tsx';
import { usePlace } from '../../window/results/use-place.ts';
import { useContent, useSelectorStore, useText } from '../../core/context.tsx';
import { Disclaimer, OptionCards } from './OptionCards.tsx';
import { useCards } from './use-cards.ts';

/** Says that there is no delivery here; links to a partner's site if there is one [F-2.27]. */
function NoDelivery(): ReactNode {
  const text = useText('stores', storeMessages);
  const content = useContent();
  const place = usePlace();
  const url = useSelectorStore(
    ({ results }) => results.phase === 'ready' && results.found.options.externalOnlineDeliveryUrl,
  );
  const words = content('stores.none.DELIVERY', text.none.DELIVERY);
  const said = formatMessage(words, { place, zip: place });
  return (
    <>
      <AnnouncedNotice tone="info" part="no-delivery" text={said} />
      {url && (
        <div>
          <a className="grocer-button" data-kind="secondary" href={url} rel="noopener noreferrer">
            {text.shopElsewhere}
            <Icon of={ArrowUpRight} size={16} />
          </a>
        </div>
      )}
    </>
  );
}

function Found(): ReactNode {
  const text = useText('stores', storeMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  useStyles(cardsCss);
  const { cards } = useCards('deliveries');
  const place = usePlace();
  const isDelivered = cards.some(({ modality }) => modality === 'DELIVERY');
  if (cards.length === 0) return <NoDelivery />;
  const forms = pluralOf(text.foundOptions, cards.length, locale);
  return (
    <>
      <Announcement text={formatMessage(forms, { count: String(cards.length), place })} />
      {!isDelivered && <NoDelivery />}
      <OptionCards which="deliveries" />
      <Disclaimer />
    </>
  );
}

/** The delivery options, or the state of the search [F-2.9]. */
export const Deliveries = (): ReactNode => (
  <ResultsOr>
    <Found />
  </ResultsOr>
);
