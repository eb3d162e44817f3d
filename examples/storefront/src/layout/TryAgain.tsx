import type { MouseEvent, ReactNode } from 'react';

interface TryAgainProps {
  readonly look?: string;
  readonly onPress: () => void;
}

/** Tries again what has failed. It goes with what it stands for, and passes the focus to the heading of that part of the page. */
export function TryAgain({ look = 'button', onPress }: TryAgainProps): ReactNode {
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const part = currentTarget.closest('dialog, section, main');
    const heading = part?.querySelector<HTMLElement>('h1, h2') ?? currentTarget.closest<HTMLElement>('main');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
    onPress();
  }
  return (
    <button type="button" className={look} onClick={press}>
      Try again
    </button>
  );
}
