import { Choice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { storeMessages } from '../../window/results/store-messages.ts';
import { frameMessages } from '../../window/messages.ts';
import { useText } from '../../core/context.tsx';
import { optionMessages } from './messages.ts';
import { OptionText, useCardTitle } from './OptionText.tsx';
import type { CardKind } from './rules.ts';
import { useCards } from './use-cards.ts';

interface OptionChoicesProps {
  readonly chosen: CardKind | undefined;
  readonly onChoose: (kind: CardKind) => void;
}

/** The modalities as radio buttons, to continue with Next [F-2.19]. */
export function OptionChoices({ chosen, onChoose }: OptionChoicesProps): ReactNode {
  const text = useText('options', optionMessages);
  const { title } = useText('frame', frameMessages);
  const { chooseFailed } = useText('stores', storeMessages);
  const { cards, failedPlace } = useCards('all');
  const titleOf = useCardTitle();
  const name = useId();
  return (
    <fieldset className="grocer-results" data-part="options">
      <legend className="grocer-hidden">{title}</legend>
      {cards.map((card) => (
        <label
          key={card.kind}
          className="grocer-card-frame grocer-choice-card"
          data-part={`option-${card.kind}`}
          data-state={card.kind === chosen ? 'current' : undefined}
        >
          <Choice
            type="radio"
            name={name}
            value={card.kind}
            checked={card.kind === chosen}
            onChange={() => onChoose(card.kind)}
          />
          <span>
            <span className="grocer-store-name">
              {titleOf(card)}
              {card.isCurrent && <span className="grocer-badge">{text.current}</span>}
            </span>
            <OptionText card={card} />
          </span>
        </label>
      ))}
      {failedPlace !== undefined && (
        <p className="grocer-why" role="alert">
          {chooseFailed}
        </p>
      )}
    </fieldset>
  );
}
