import { Button, useStyles } from '@grocer/foundation/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { cardsCss } from '../../window/card-styles.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../window/ViewHeader.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { Disclaimer, OptionCards } from './OptionCards.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import { optionMessages } from './messages.ts';
import type { CardKind } from './rules.ts';
import { useCards } from './use-cards.ts';
import { DidYouKnow } from '../../window/results/DidYouKnow.tsx';
import { ResultsOr } from '../../window/results/ResultsOr.tsx';
import { SearchBox } from '../../window/search/SearchBox.tsx';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { useTitle } from '../../window/use-title.ts';

/** The Next button, disabled until an option is chosen [F-2.19]. */
function Next({ chosen }: { readonly chosen: CardKind | undefined }): ReactNode {
  const text = useText('options', optionMessages);
  const hintId = useId();
  const { cards, press, busyPlace } = useCards('all');
  const card = cards.find(({ kind }) => kind === chosen);
  return (
    <>
      {!card && (
        <p id={hintId} className="grocer-footer-hint">
          {text.chooseOne}
        </p>
      )}
      <Button
        kind="primary"
        part="next"
        wide
        disabled={!card}
        describedBy={card ? undefined : hintId}
        busy={busyPlace !== undefined}
        onPress={() => card && press(card, 0)}
      >
        {text.next}
      </Button>
    </>
  );
}

/** The button to choose another address for the chosen option, if it delivers [F-6.3]. */
function ChangeChosen({ chosen }: { readonly chosen: CardKind | undefined }): ReactNode {
  const { cards } = useCards('all');
  const card = cards.find(({ kind }) => kind === chosen);
  return card ? <ChangeAddress card={card} /> : null;
}

/** All modalities in one list [F-2.12] [F-2.13]. */
export function WaysToShop(): ReactNode {
  useStyles(cardsCss);
  const { showNext } = useSelectorStore(({ settings }) => settings.toggles);
  const [chosen, choose] = useState<CardKind>();
  return (
    <>
      <ViewHeader title={useTitle()} />
      <ViewBody>
        <SearchBox />
        <DidYouKnow />
        <ResultsOr>
          {showNext ? <OptionChoices chosen={chosen} onChoose={choose} /> : <OptionCards which="all" />}
          {showNext && <ChangeChosen chosen={chosen} />}
          <Disclaimer />
        </ResultsOr>
      </ViewBody>
      {showNext && (
        <ViewFooter>
          <Next chosen={chosen} />
        </ViewFooter>
      )}
    </>
  );
}
