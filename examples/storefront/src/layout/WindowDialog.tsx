import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

interface WindowDialogProps {
  readonly title: string;
  /** A class name besides that of all dialogs. */
  readonly look?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with a heading that takes the focus. Closing it restores the focus. */
export function WindowDialog({ title, look = '', onClose, children }: WindowDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector('h2')?.focus();
    return () => current?.close();
  }, []);
  // The browser reports that a dialog was closed a task later: a press in between would not open it again.
  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    // These events reach the handlers of a dialog around this one, too.
    event.stopPropagation();
    onClose();
  }
  function close(event: SyntheticEvent): void {
    event.stopPropagation();
    // In development React mounts twice: the first mount's event fires after the second has opened.
    if (!dialog.current?.open) onClose();
  }
  return (
    <dialog ref={dialog} className={`window ${look}`} aria-labelledby={id} onCancel={cancel} onClose={close}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
