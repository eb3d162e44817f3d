import { newId } from '@grocer/foundation/http';
import { useOverlayPlace } from '@grocer/foundation/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { reportTrouble } from '../forms/refuse.ts';
import { formOf } from '../forms/slice.ts';
import type { FormName } from '../forms/slice.ts';
import { useWalletActions, useWalletCore, useWalletStore } from '../core/context.tsx';
import { eprotectFields, FIRST_HEIGHT } from './eprotect.ts';
import { createFrameHost } from './frame-host.ts';
import { themeOf } from './frame-theme.ts';
import type { VaultMode } from './modes.ts';
import { eprotectConfig } from './service.ts';
import type { HostedFields, HostedWords } from './port.ts';

export type FramePhase = 'loading' | 'ready' | 'unavailable';

export interface HostedFrame<Token> {
  readonly phase: FramePhase;
  /** The slot to show the frame through. */
  readonly slot: string;
  /** The fields themselves, for the moment of submitting. */
  readonly fields: RefObject<HostedFields<Token> | undefined>;
  retry(): void;
  /** Keeps the frame at least this many px high. */
  reserve(px: number): void;
}

interface FrameUse<Token> {
  /** A constant: another one makes another frame. */
  readonly mode: VaultMode<Token>;
  /** The form that the fields belong to. */
  readonly form: FormName;
  /** Whose looks the frame takes on. */
  readonly place: RefObject<HTMLElement | null>;
  readonly words: HostedWords;
  /** How long the security code of the card is, where that is known. */
  readonly cvvLength?: number;
}

/** Shows the vault's fields while the component is in the page, and takes them out with it. */
export function useHostedFields<Token>({
  mode,
  form,
  place,
  words,
  cvvLength,
}: FrameUse<Token>): HostedFrame<Token> {
  const { config, deps } = useWalletCore();
  const { requestClose, touchForm } = useWalletActions();
  const locale = useWalletStore(({ settings }) => settings.locale);
  const overlay = useOverlayPlace();
  // Two wallets of two React roots would get the same `useId`, and the vendor looks its place up by id.
  const [id] = useState(newId);
  const fields = useRef<HostedFields<Token>>(undefined);
  const reserved = useRef<(px: number) => void>(() => {});
  const [phase, setPhase] = useState<FramePhase>('loading');
  const [tries, setTries] = useState(0);
  const slot = `grocer-vault-${id}-${tries}`;

  const isBusy = useWalletStore((state) => formOf(state, form).phase === 'submitting');
  const retry = useCallback(() => {
    setPhase('loading');
    setTries((count) => count + 1);
  }, []);

  const options = {
    words,
    locale,
    orderId: config.checkoutConfig?.checkoutId ?? '',
    onReady: () => setPhase('ready'),
    onUnavailable() {
      setPhase('unavailable');
      reportTrouble(deps, { code: 'hosted_fields_unavailable', vendorCode: '884', retryable: true });
    },
    onEscape: () => requestClose('escape'),
    onTouched: () => touchForm(form),
    onUsedUp: retry,
    cvvLength,
  };
  // Read when a frame is made: words that change later must not cost the shopper what is typed into it.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!overlay || !place.current) return undefined;
    const { colorScheme, direction, theme } = themeOf(place.current);
    const { title } = latest.current.words;
    const host = createFrameHost(overlay.element, { slot, colorScheme, title });
    const size = { needed: FIRST_HEIGHT, least: 0 };
    const resize = (): void => host.setHeight(Math.max(size.needed, size.least));
    reserved.current = (px) => {
      size.least = px;
      resize();
    };
    const mounted = eprotectFields(
      eprotectConfig(config),
      mode,
    )({
      ...latest.current,
      elementId: host.id,
      page: overlay.element.ownerDocument,
      colorScheme,
      direction,
      theme,
      // A frame that never says what it needs is as high as any begins [W-9.8].
      onReady() {
        resize();
        latest.current.onReady();
      },
      onHeight(px) {
        size.needed = px;
        resize();
      },
    });
    fields.current = mounted;
    return () => {
      fields.current = undefined;
      reserved.current = () => {};
      mounted.destroy();
      host.remove();
    };
  }, [overlay, slot, config, place, mode]);

  useEffect(() => fields.current?.setReadOnly(isBusy), [isBusy]);

  const reserve = useCallback((px: number) => reserved.current(px), []);
  return { phase, slot, fields, retry, reserve };
}
