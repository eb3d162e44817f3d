import { formatMessage } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useContent, useSelectorStore, useText } from '../../core/context.tsx';
import { optionMessages } from './messages.ts';
import { destinationText, feeOf, timelineOf } from './rules.ts';
import type { OptionCard } from './rules.ts';

/** Returns a function that gives the title of a card [F-2.13]. */
export function useCardTitle(): (card: Pick<OptionCard, 'kind'>) => string {
  const text = useText('options', optionMessages);
  const banner = useSelectorStore(({ settings }) => settings.bannerName);
  return ({ kind }) => formatMessage(text.titles[kind], { banner });
}

/** The destination, the timeline and the fee of a card [F-2.15]. */
export function OptionText({ card }: { readonly card: OptionCard }): ReactNode {
  const text = useText('options', optionMessages);
  const content = useContent();
  const { bannerName: banner, isMember } = useSelectorStore(({ settings }) => settings);
  const timeline = timelineOf(card);
  const fee = feeOf(card.modality, isMember);
  const isAtStore = card.modality === 'PICKUP' || card.modality === 'IN_STORE';
  // The store in use may not be among those found, and its name is not known then.
  const isUnnamed = isAtStore && card.option !== undefined;
  const nowhere = isAtStore ? text.noStore : text.noPlace;
  const where = destinationText(card) ?? (isUnnamed ? undefined : nowhere);
  return (
    <div className="grocer-option-text grocer-small">
      {where !== undefined && <p data-part="destination">{where}</p>}
      {timeline && (
        <p data-part="timeline">
          {formatMessage(content(`timeline.${timeline}`, text.timelines[timeline]), { banner })}
        </p>
      )}
      {fee && <p data-part="fee">{content(`fee.${fee}`, text.fees[fee])}</p>}
    </div>
  );
}
