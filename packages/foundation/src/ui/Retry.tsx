import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Containers that can take over the focus of an element inside them. */
const PLACES = 'section, fieldset, form, [role=dialog], [role=alertdialog], .grocer-root';

/**
 * When the focused element is removed, moves focus to the closest remaining container, unless something else
 * takes it.
 */
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

/**
 * A retry button. It is usually removed together with its notice; keyboard focus then moves to the container
 * around it.
 */
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
  /** Label of the button. */
  readonly retry: string;
  readonly retryPart?: string;
  readonly onRetry: () => void;
}

/** A notice about something that could not be loaded, with a retry button. */
export function RetryNotice(props: RetryNoticeProps): ReactNode {
  const { tone = 'danger', part, text, retry, retryPart, onRetry } = props;
  const again = (
    <RetryButton part={retryPart} onPress={onRetry}>
      {retry}
    </RetryButton>
  );
  return <Notice tone={tone} part={part} text={text} action={again} />;
}
