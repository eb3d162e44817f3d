import { useOverlayPlace } from '@grocer/foundation/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { eprotectFields } from './eprotect.ts';
import { createFrameHost } from './frame-host.ts';
import { themeOf } from './frame-theme.ts';
import type { HostedFields, HostedFieldsOptions } from './port.ts';
import { useText, useWalletActions, useWalletCore, useWalletStore } from '../wallet-context.tsx';

export type FramePhase = 'loading' | 'ready' | 'unavailable';

export interface HostedFrame {
  readonly phase: FramePhase;
  /** The slot to show the frame through. */
  readonly slot: string;
  /** The fields themselves, for the moment of submitting. */
  readonly fields: RefObject<HostedFields | undefined>;
  retry(): void;
}

/**
 * Shows the vault's card fields while the component is in the page, and takes them out with it. The frame takes
 * on the looks of `place`.
 */
export function useHostedFields(place: RefObject<HTMLElement | null>, onTouched: () => void): HostedFrame {
  const { hostedFields, config } = useWalletCore();
  const { requestClose, fieldsUnavailable } = useWalletActions();
  const text = useText('addCard');
  const locale = useWalletStore(({ settings }) => settings.locale);
  const overlay = useOverlayPlace();
  // Two wallets of two React roots would get the same `useId`, and the vendor looks its place up by id.
  const [id] = useState(() => crypto.randomUUID());
  const fields = useRef<HostedFields>(undefined);
  const [phase, setPhase] = useState<FramePhase>('loading');
  const [tries, setTries] = useState(0);
  const slot = `grocer-vault-${id}-${tries}`;

  const options: Omit<HostedFieldsOptions, 'elementId' | 'colorScheme' | 'theme' | 'onHeight'> = {
    title: text.frameTitle,
    labels: { accountNumber: text.cardNumber, expDate: text.expiration, cvv: text.cvv },
    errors: text.hosted,
    locale,
    orderId: config.checkoutConfig?.checkoutId ?? '',
    onReady: () => setPhase('ready'),
    onUnavailable() {
      setPhase('unavailable');
      fieldsUnavailable();
    },
    onEscape: () => requestClose('escape'),
    onTouched,
  };
  // Read when a frame is made: words that change later must not cost the shopper what is typed into it.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!overlay || !place.current) return undefined;
    const { colorScheme, theme } = themeOf(place.current);
    const host = createFrameHost(overlay.element, slot, colorScheme);
    const mounted = eprotectFields(hostedFields)({
      ...latest.current,
      elementId: host.id,
      colorScheme,
      theme,
      onHeight: host.setHeight,
    });
    fields.current = mounted;
    return () => {
      fields.current = undefined;
      mounted.destroy();
      host.remove();
    };
  }, [overlay, slot, hostedFields, place]);

  const retry = useCallback(() => {
    setPhase('loading');
    setTries((count) => count + 1);
  }, []);
  return { phase, slot, fields, retry };
}
