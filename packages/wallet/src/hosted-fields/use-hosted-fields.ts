import { useOverlayPlace } from '@grocer/foundation/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
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
  /** Give this to an element whose looks the frame takes on. */
  readonly place: React.RefObject<HTMLDivElement | null>;
  readonly fields: React.RefObject<HostedFields | undefined>;
  retry(): void;
}

/** Shows the vault's card fields while the component is in the page, and takes them out with it. */
export function useHostedFields(onTouched: () => void): HostedFrame {
  const { hostedFields, config } = useWalletCore();
  const { requestClose } = useWalletActions();
  const text = useText('addCard');
  const locale = useWalletStore(({ settings }) => settings.locale);
  const overlay = useOverlayPlace();
  const slot = `grocer-vault${useId().replaceAll(/\W/g, '-')}`;
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<HostedFields>(undefined);
  const [phase, setPhase] = useState<FramePhase>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!overlay || !place.current) return undefined;
    const { colorScheme, theme } = themeOf(place.current);
    const host = createFrameHost(overlay.element, slot, colorScheme);
    const options: HostedFieldsOptions = {
      elementId: host.id,
      title: text.frameTitle,
      labels: { accountNumber: text.cardNumber, expDate: text.expiration, cvv: text.cvv },
      errors: text.hosted,
      colorScheme,
      theme,
      locale,
      orderId: config.checkoutConfig?.checkoutId ?? '',
      onReady: () => setPhase('ready'),
      onUnavailable: () => setPhase('unavailable'),
      onHeight: host.setHeight,
      onEscape: () => requestClose('escape'),
      onTouched,
    };
    const mounted = eprotectFields(hostedFields)(options);
    fields.current = mounted;
    setPhase('loading');
    return () => {
      fields.current = undefined;
      mounted.destroy();
      host.remove();
    };
  }, [overlay, slot, text, locale, hostedFields, config, requestClose, onTouched, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { phase, slot, place, fields, retry };
}
