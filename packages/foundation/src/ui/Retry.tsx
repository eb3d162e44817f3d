import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** What can take up the focus of something in it. */
const PLACES = 'section, fieldset, form, [role=dialog], [role=alertdialog], .grocer-root';

/** Gives the focus to the part around an element that goes away with it, unless something else takes it up. */
function usePassedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.matches(':focus')) return;
      const places: HTMLElement[] = [];
      for (let one = element.parentElement; one; one = one.parentElement)
        if (one.matches(PLACES)) places.push(one);
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        const { activeElement, body } = element.ownerDocument;
        if (!place || activeElement !== body) return;
        place.dataset['place'] = '';
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

interface RetryButtonProps {
  readonly kind?: 'primary' | 'quiet';
  /** Default: `retry`. */
  readonly part?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Another try. It mostly goes with what it stands in: whoever has pressed it by keyboard stays in the part around it. */
export function RetryButton({
  kind = 'quiet',
  part = 'retry',
  onPress,
  children,
}: RetryButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button);
  return (
    <Button ref={button} kind={kind} part={part} onPress={onPress}>
      {children}
    </Button>
  );
}

interface RetryNoticeProps {
  readonly tone?: 'danger' | 'warning';
  readonly part: string;
  readonly text: string;
  /** What the button says. */
  readonly retry: string;
  readonly retryPart?: string;
  readonly onRetry: () => void;
}

/** That something could not be had, with another try. */
export function RetryNotice(props: RetryNoticeProps): ReactNode {
  const { tone = 'danger', part, text, retry, retryPart, onRetry } = props;
  const again = (
    <RetryButton part={retryPart} onPress={onRetry}>
      {retry}
    </RetryButton>
  );
  return <Notice tone={tone} part={part} text={text} action={again} />;
}
