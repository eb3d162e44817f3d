import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode, RefObject } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../../core/context.tsx';
import { FOLLOWED } from '../../core/used-rules.ts';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { otherTabsMessages } from './messages.ts';

/** Returns the closest focusable ancestor of an element, or the focusable heading of its view or page. */
function titleOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let place = element?.parentElement; place; place = place.parentElement) {
    if (place.hasAttribute('tabindex')) return place;
    const heading = place.querySelector<HTMLElement>('h2[tabindex]');
    if (heading) return heading;
  }
  return undefined;
}

interface OtherTabsNoticeProps {
  /** The live region that contains the notice. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The notice of a choice made elsewhere, with buttons to adopt or ignore it. */
export function OtherTabsNotice({ place }: OtherTabsNoticeProps): ReactNode {
  const text = useText('otherTabs', otherTabsMessages);
  const hasFailed = useSelectorStore(
    ({ choosing }) => choosing.phase === 'failed' && choosing.place === FOLLOWED,
  );
  const isBusy = useSelectorStore(({ choosing }) => choosing.phase === 'saving');
  const { stayHere } = useSelectorActions();
  const { followChoice } = useLazyActions();
  function leave(): void {
    // The pressed button unmounts, so focus moves to the heading.
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
