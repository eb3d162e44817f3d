import { Announcement, Button, Icon } from '@grocer/foundation/ui';
import { Check, X } from 'lucide';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../core/context.tsx';
import { addressesMessages } from './messages.ts';
import { takeAnnouncement } from './announcements.ts';

/** Display time in ms, long enough to read the text twice. */
const SHOWN_MS = 8000;

/** The last change to the address book. Hides by itself, unless it has hover or focus. */
export function Toast(): ReactNode {
  const text = useText('addresses', addressesMessages);
  const { store } = useAccountCore();
  const announcement = useAccountStore((state) => state.announcement);
  const [isHeld, hold] = useState(false);
  function dismiss(button: HTMLButtonElement): void {
    // The button goes, and with it the pointer and the focus, which a pointer needs nowhere else.
    hold(false);
    const isByKey = button.matches(':focus-visible');
    store.setState({ announcement: undefined, ...(isByKey && { landing: 'add' }) });
  }
  useEffect(() => {
    const announced = takeAnnouncement();
    if (announced) store.setState({ announcement: announced });
  }, [store]);
  useEffect(() => {
    if (announcement === undefined || isHeld) return undefined;
    const timer = setTimeout(() => store.setState({ announcement: undefined }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [announcement, isHeld, store]);
  if (announcement === undefined) return null;
  const words = text.done[announcement];
  return (
    <div
      className="grocer-toast"
      data-part="toast"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon of={Check} size={16} />
      {/* Visible at once; the announcement below is for screen readers. */}
      <span aria-hidden="true">{words}</span>
      <Announcement key={announcement} text={words} />
      <Button kind="icon" part="dismiss" label={text.dismiss} onPress={dismiss}>
        <Icon of={X} size={16} />
      </Button>
    </div>
  );
}
