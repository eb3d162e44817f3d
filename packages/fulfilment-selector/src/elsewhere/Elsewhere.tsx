import { Button, Notice } from '@grocer/foundation/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../selector-context.tsx';
import { elsewhereMessages } from './messages.ts';

/** What names the view or the page that an element is in, and can have focus. */
function titleOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let place = element?.parentElement; place; place = place.parentElement) {
    if (place.hasAttribute('tabindex')) return place;
    const heading = place.querySelector<HTMLElement>('h2[tabindex]');
    if (heading) return heading;
  }
  return undefined;
}

/** Says that the shopper has chosen otherwise elsewhere; nothing changes here before they say so. */
export function Elsewhere(): ReactNode {
  const text = useText('elsewhere', elsewhereMessages);
  const isNews = useSelectorStore(({ elsewhere }) => elsewhere !== undefined);
  const hasFailed = useSelectorStore(
    ({ choosing }) => choosing.phase === 'failed' && choosing.place === 'elsewhere',
  );
  const isBusy = useSelectorStore(({ choosing }) => choosing.phase === 'saving');
  const { followElsewhere, stayHere } = useSelectorActions();
  const place = useRef<HTMLDivElement>(null);
  function leave(): void {
    // Its buttons go away.
    titleOf(place.current)?.focus();
    stayHere();
  }
  async function follow(): Promise<void> {
    titleOf(place.current)?.focus();
    await followElsewhere();
  }
  const actions = (
    <>
      <Button kind="quiet" part="follow-elsewhere" busy={isBusy} onPress={() => void follow()}>
        {text.follow}
      </Button>
      <Button kind="quiet" part="stay-here" onPress={leave}>
        {text.stay}
      </Button>
    </>
  );
  const said = hasFailed ? text.failed : text.changed;
  return (
    // There before its words are, and in nobody's way while it has none to show.
    <div ref={place} role="status" className={isNews ? undefined : 'grocer-hidden'}>
      {isNews && <Notice tone="info" part="elsewhere" text={said} action={actions} />}
    </div>
  );
}
