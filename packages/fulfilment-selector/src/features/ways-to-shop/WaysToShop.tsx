import { Button, useStyles } from '@grocer/foundation/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { cardsCss } from '../../frame/card-styles.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../frame/ViewHeader.tsx';
import { ChangeAddress } from '../../options/ChangeAddress.tsx';
import { Disclaimer, OptionCards } from '../../options/OptionCards.tsx';
import { OptionChoices } from '../../options/OptionChoices.tsx';
import { optionMessages } from '../../options/messages.ts';
import type { CardKind } from '../../options/rules.ts';
import { useCards } from '../../options/use-cards.ts';
import { DidYouKnow } from '../../results/DidYouKnow.tsx';
import { ResultsOr } from '../../results/ResultsOr.tsx';
import { SearchBox } from '../../search/SearchBox.tsx';
import { useSelectorStore, useText } from '../../selector-context.tsx';
import { useTitle } from '../../frame/use-title.ts';

/** Next goes on with what was chosen, and can be pressed once something was [F-2.19]. */
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

/** The way to another address for the choice, where it brings something [F-6.3]. */
function ChangeChosen({ chosen }: { readonly chosen: CardKind | undefined }): ReactNode {
  const { cards } = useCards('all');
  const card = cards.find(({ kind }) => kind === chosen);
  return card ? <ChangeAddress card={card} /> : null;
}

/** Every way to shop on one list [F-2.12] [F-2.13]. */
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
