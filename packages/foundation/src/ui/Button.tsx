import { forwardRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';

interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';
  readonly type?: 'button' | 'submit';
  /** Accessible name, if the content is not enough. */
  readonly label?: string;
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Id of the text that explains why the button is disabled. */
  readonly describedBy?: string | undefined;
  readonly wide?: boolean;
  /** The kind of popup that the button opens, and whether it is open. */
  readonly popup?: { readonly kind: 'menu'; readonly isOpen: boolean };
  /** Stable hook for the host's styles and tests. */
  readonly part: string;
  readonly onPress?: (button: HTMLButtonElement) => void;
  /** Called on hover or focus, to preload what a press needs. */
  readonly onIntent?: () => void;
  readonly children: ReactNode;
}

/** A button. It stays focusable while busy or disabled, so that keyboard users keep their place. */
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
