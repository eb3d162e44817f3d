import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode, RefObject } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../../core/context.tsx';
import { FOLLOWED } from '../../core/used-rules.ts';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { otherTabsMessages } from './messages.ts';

/** What names the view or the page that an element is in, and can have focus. */
function titleOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let place = element?.parentElement; place; place = place.parentElement) {
    if (place.hasAttribute('tabindex')) return place;
    const heading = place.querySelector<HTMLElement>('h2[tabindex]');
    if (heading) return heading;
  }
  return undefined;
}

interface OtherTabsNoticeProps {
  /** Where it is said. */
  readonly place: RefObject<HTMLElement | null>;
}

/** What is said of a choice made elsewhere, and what to do about it. */
export function OtherTabsNotice({ place }: OtherTabsNoticeProps): ReactNode {
  const text = useText('otherTabs', otherTabsMessages);
  const hasFailed = useSelectorStore(
    ({ choosing }) => choosing.phase === 'failed' && choosing.place === FOLLOWED,
  );
  const isBusy = useSelectorStore(({ choosing }) => choosing.phase === 'saving');
  const { stayHere } = useSelectorActions();
  const { followChoice } = useLazyActions();
  function leave(): void {
    // Its buttons go away.
    titleOf(place.current)?.focus();
    stayHere();
  }
  async function follow(): Promise<void> {
    titleOf(place.current)?.focus();
    await followChoice();
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
  return <Notice tone="info" part="elsewhere" text={said} action={actions} />;
}
