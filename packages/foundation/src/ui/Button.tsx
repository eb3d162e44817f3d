import { forwardRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';

interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';
  readonly type?: 'button' | 'submit';
  /** Names the button where its content does not. */
  readonly label?: string;
  /** Shows that it works, and ignores further presses. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** The id of the words that say why it is off. */
  readonly describedBy?: string | undefined;
  readonly wide?: boolean;
  /** What opens with it, and whether it is open. */
  readonly popup?: { readonly kind: 'menu'; readonly isOpen: boolean };
  /** A stable hook for hosts' styles and tests. */
  readonly part: string;
  readonly onPress?: (button: HTMLButtonElement) => void;
  /** Called when a press is likely, to load what it needs. */
  readonly onIntent?: () => void;
  readonly children: ReactNode;
}

/** A button. It stays focusable while busy or disabled, so that nobody's place is lost. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    kind,
    type = 'button',
    label,
    busy = false,
    disabled = false,
    describedBy,
    wide,
    popup,
    part,
    onPress,
    onIntent,
    children,
  } = props;
  const isOff = busy || disabled;
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (isOff) event.preventDefault();
    else onPress?.(event.currentTarget);
  }
  return (
    <button
      ref={ref}
      type={type}
      className="grocer-button"
      data-kind={kind}
      data-part={part}
      data-wide={wide || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-haspopup={popup?.kind}
      aria-expanded={popup?.isOpen}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {busy && <span className="grocer-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
});
