import { Button, Notice } from '@grocer/foundation/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { storeMessages } from '../../window/results/store-messages.ts';
import { useSelectorCore, useSelectorStore, useText } from '../../core/context.tsx';
import { useTimesActions } from './actions.ts';
import { reserveWords, TIMES } from './rules.ts';
import type { ReserveProblem } from './rules.ts';
import { timeslotsMessages } from './messages.ts';
import { useWords } from './use-words.ts';

interface ReserveProps {
  /** The id of the error about the choice, for the list of times. */
  readonly missingId: string;
  /** Called before the times are loaded again, because the pressed button unmounts. */
  readonly onAgain: () => void;
}

/** Why the time could not be reserved, with a button to choose another [F-8.11] [F-8.14] [F-8.15]. */
function Problem({
  why,
  onAgain,
}: Pick<ReserveProps, 'onAgain'> & { readonly why: ReserveProblem }): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const words = useWords();
  const { chooseTimeAgain } = useTimesActions();
  if (why === 'technical') return <Notice tone="danger" part="reserve-failed" text={text.technical} />;
  function again(): void {
    onAgain();
    void chooseTimeAgain();
  }
  const another = (
    <Button kind="quiet" part="select-new-time" onPress={again}>
      {text.selectNewTime}
    </Button>
  );
  const said = why === 'taken' ? text.taken : words('timeslots.noneLeft', text.noneLeft);
  return <Notice tone="danger" part="time-gone" text={said} action={another} />;
}

/** The button that reserves the chosen time, and its errors [F-2.49]. */
export function Reserve({ missingId, onAgain }: ReserveProps): ReactNode {
  const text = useText('timeslots', timeslotsMessages);
  const { chooseFailed } = useText('stores', storeMessages);
  const { store } = useSelectorCore();
  const { reserveTime } = useTimesActions();
  const { redesign } = useSelectorStore(({ settings }) => settings.toggles);
  const strings = useSelectorStore((state) => state.timesStrings);
  const isReady = useSelectorStore(({ times }) => times.phase === 'ready');
  const isMissing = useSelectorStore((state) => state.isTimeMissing);
  const reserving = useSelectorStore((state) => state.reserving);
  const choosing = useSelectorStore((state) => state.choosing);
  const own = useRef<HTMLDivElement>(null);
  async function reserve(): Promise<void> {
    await reserveTime();
    if (!store.getState().isTimeMissing) return;
    const screen = own.current?.closest('[data-part^="screen-"]');
    screen?.querySelector<HTMLElement>('.grocer-slot input:not([aria-disabled])')?.focus();
  }
  const isUnsaved = choosing.phase === 'failed' && choosing.place === TIMES;
  return (
    <div ref={own} className="grocer-reserve" data-part="reserve">
      {isMissing && (
        <p id={missingId} className="grocer-why" role="alert">
          {text.missing}
        </p>
      )}
      {reserving.phase === 'failed' && <Problem why={reserving.why} onAgain={onAgain} />}
      {isUnsaved && <Notice tone="danger" part="choice-failed" text={chooseFailed} />}
      <Button
        kind="primary"
        part="reserve-time"
        wide
        disabled={!isReady}
        busy={reserving.phase === 'saving'}
        onPress={() => void reserve()}
      >
        {text[reserveWords(redesign, strings)]}
      </Button>
    </div>
  );
}
