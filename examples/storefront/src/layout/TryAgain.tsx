import type { MouseEvent, ReactNode } from 'react';

interface TryAgainProps {
  readonly look?: string;
  readonly onPress: () => void;
}

/**
 * Retry button. It is removed with the error that it belongs to, so it moves the focus to the section's
 * heading first.
 */
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
