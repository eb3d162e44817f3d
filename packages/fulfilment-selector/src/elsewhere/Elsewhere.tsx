import { Button, Notice } from '@grocer/foundation/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../selector-context.tsx';
import { elsewhereMessages } from './messages.ts';

/** Says that the shopper has chosen otherwise elsewhere; nothing changes here before they say so. */
export function Elsewhere(): ReactNode {
  const text = useText('elsewhere', elsewhereMessages);
  const isNews = useSelectorStore(({ elsewhere }) => elsewhere !== undefined);
  const { followElsewhere, stayHere } = useSelectorActions();
  const place = useRef<HTMLDivElement>(null);
  const answer = (act: () => void) => (): void => {
    // Its buttons go away.
    place.current?.focus();
    act();
  };
  const actions = (
    <>
      <Button kind="quiet" part="follow-elsewhere" onPress={answer(followElsewhere)}>
        {text.follow}
      </Button>
      <Button kind="quiet" part="stay-here" onPress={answer(stayHere)}>
        {text.stay}
      </Button>
    </>
  );
  return (
    // There before its words are, and in nobody's way while it has none to show.
    <div ref={place} role="status" tabIndex={-1} className={isNews ? undefined : 'grocer-hidden'}>
      {isNews && <Notice tone="info" part="elsewhere" text={text.changed} action={actions} />}
    </div>
  );
}
