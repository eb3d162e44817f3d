import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Gives the focus to what is left around an element that goes away with it, unless something else takes it up. */
function usePassedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.matches(':focus')) return;
      const around: HTMLElement[] = [];
      for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
      queueMicrotask(() => {
        const place = around.find(({ isConnected }) => isConnected);
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
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Another try. It mostly goes with what it stands in: whoever has pressed it by keyboard stays at its place. */
export function RetryButton({ kind = 'quiet', onPress, children }: RetryButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button);
  return (
    <Button ref={button} kind={kind} part="retry" onPress={onPress}>
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
  readonly onRetry: () => void;
}

/** That something could not be had, with another try. */
export const RetryNotice = ({ tone = 'danger', part, text, retry, onRetry }: RetryNoticeProps): ReactNode => (
  <Notice tone={tone} part={part} text={text} action={<RetryButton onPress={onRetry}>{retry}</RetryButton>} />
);
