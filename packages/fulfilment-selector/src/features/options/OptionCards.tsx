import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { HeldTime, HoldNote } from '../../times/hold/HoldNote.tsx';
import { storeMessages } from '../../window/results/store-messages.ts';
import { useContent, useSelectorStore, useText } from '../../core/context.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { optionMessages } from './messages.ts';
import { OptionText, useCardTitle } from './OptionText.tsx';
import { includesTitle } from './rules.ts';
import { concernsCard } from './rules.ts';
import type { OptionCard } from './rules.ts';
import { useCards } from './use-cards.ts';

type View = Pick<
  ReturnType<typeof useCards>,
  'buttons' | 'press' | 'busyPlace' | 'failedPlace' | 'isOpeningTimes'
>;

interface CardProps extends View {
  readonly card: OptionCard;
}

function CardButtons({ card, buttons, press, busyPlace, isOpeningTimes }: CardProps): ReactNode {
  const text = useText('options', optionMessages);
  const banner = useSelectorStore(({ settings }) => settings.bannerName);
  const title = useCardTitle()(card);
  return buttons(card).map(({ words, does }, index) => {
    const action = formatMessage(text.buttons[words], { banner });
    return (
      <Button
        key={words}
        kind={index === 0 ? 'primary' : 'secondary'}
        part={words}
        {...(!includesTitle(action, title) && { label: formatMessage(text.actionFor, { action, title }) })}
        busy={does === 'times' ? isOpeningTimes : index === 0 && busyPlace === card.kind}
        onPress={() => press(card, index)}
      >
        {action}
      </Button>
    );
  });
}

function Card(props: CardProps): ReactNode {
  const { card, failedPlace } = props;
  const text = useText('options', optionMessages);
  const { chooseFailed } = useText('stores', storeMessages);
  const title = useCardTitle();
  const isAboutOwn = useSelectorStore(({ reservation }) => concernsCard(reservation, card));
  const id = useId();
  return (
    <li>
      <article
        className="grocer-card-frame grocer-option"
        data-part={`option-${card.kind}`}
        data-state={card.isCurrent ? 'current' : undefined}
        aria-labelledby={id}
        aria-current={card.isCurrent || undefined}
      >
        <div>
          <h3 className="grocer-store-name" id={id}>
            {title(card)}
            {card.isCurrent && <span className="grocer-badge">{text.current}</span>}
          </h3>
          <OptionText card={card} />
          {card.kind === 'own-delivery' && isAboutOwn && (
            <>
              <HeldTime />
              <HoldNote />
            </>
          )}
        </div>
        <div className="grocer-option-actions">
          <CardButtons {...props} />
          <ChangeAddress card={card} />
          {failedPlace === card.kind && (
            <p className="grocer-why" role="alert">
              {chooseFailed}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}

/** The modalities as cards, the one in use first [F-2.13] to [F-2.16]. */
export function OptionCards({ which }: { readonly which: 'all' | 'deliveries' }): ReactNode {
  const { cards, ...view } = useCards(which);
  return (
    <ul className="grocer-results" data-part="options">
      {cards.map((card) => (
        <Card key={card.kind} card={card} {...view} />
      ))}
    </ul>
  );
}

/** The disclaimer below the cards [F-2.18]. */
export function Disclaimer(): ReactNode {
  const text = useText('options', optionMessages);
  const content = useContent();
  return (
    <p className="grocer-small" data-part="disclaimer">
      {content('disclaimer', text.disclaimer)}
    </p>
  );
}
