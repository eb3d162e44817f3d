import { newId } from '@grocer/foundation/http';
import { useOverlayPlace } from '@grocer/foundation/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WalletConfig } from '../config.ts';
import { reportTrouble } from '../forms/refuse.ts';
import { formOf } from '../forms/slice.ts';
import type { FormName } from '../forms/slice.ts';
import { useWalletActions, useWalletCore, useWalletStore } from '../core/context.tsx';
import { eprotectFields, FIRST_HEIGHT } from './eprotect.ts';
import { createFrameHost } from './frame-host.ts';
import { themeOf } from './frame-theme.ts';
import type { FrameTheme } from './frame-theme.ts';
import type { VaultMode } from './modes.ts';
import { eprotectConfig } from './service.ts';
import type { HostedFields, HostedFieldsOptions, HostedWords } from './port.ts';

export type FramePhase = 'loading' | 'ready' | 'unavailable';

export interface HostedFrame<Token> {
  readonly phase: FramePhase;
  /** The name of the slot that shows the frame. */
  readonly slot: string;
  /** The mounted fields, to be read on submit. */
  readonly fields: RefObject<HostedFields<Token> | undefined>;
  retry(): void;
  /** Keeps the frame at least this many px high. */
  reserve(px: number): void;
}

interface FrameUse<Token> {
  /** Must be constant: another mode mounts another frame. */
  readonly mode: VaultMode<Token>;
  /** The form that the fields belong to. */
  readonly form: FormName;
  /** The element whose theme the frame takes on. */
  readonly place: RefObject<HTMLElement | null>;
  readonly words: HostedWords;
  /** Length of the card's security code; omitted when it is unknown. */
  readonly cvvLength?: number;
}

interface FrameParts<Token> {
  readonly config: WalletConfig;
  readonly mode: VaultMode<Token>;
  readonly slot: string;
  /** The element that the frame is added to. */
  readonly parent: HTMLElement;
  readonly place: HTMLElement;
  readonly options: Omit<HostedFieldsOptions, 'elementId' | 'page' | 'onHeight' | keyof FrameTheme>;
}

/** Mounts a frame of the vault's fields, which is as high as the fields need. */
function mountFrame<Token>({ config, mode, slot, parent, place, options }: FrameParts<Token>) {
  const look = themeOf(place);
  const { title } = options.words;
  const host = createFrameHost(parent, { slot, colorScheme: look.colorScheme, title });
  const size = { needed: FIRST_HEIGHT, least: 0 };
  const resize = (): void => host.setHeight(Math.max(size.needed, size.least));
  const fields = eprotectFields(
    eprotectConfig(config),
    mode,
  )({
    ...options,
    ...look,
    elementId: host.id,
    page: parent.ownerDocument,
    // A frame that never reports its height keeps the initial one [W-9.8].
    onReady() {
      resize();
      options.onReady();
    },
    onHeight(px) {
      size.needed = px;
      resize();
    },
  });
  return {
    fields,
    reserve(px: number): void {
      size.least = px;
      resize();
    },
    remove(): void {
      fields.destroy();
      host.remove();
    },
  };
}

/** The handlers for the events of the fields. */
function useFieldCalls(form: FormName, setPhase: (phase: FramePhase) => void) {
  const { deps } = useWalletCore();
  const { requestClose, touchForm } = useWalletActions();
  return {
    onReady: () => setPhase('ready'),
    onUnavailable() {
      setPhase('unavailable');
      reportTrouble(deps, { code: 'hosted_fields_unavailable', vendorCode: '884', retryable: true });
    },
    onEscape: () => requestClose('escape'),
    onTouched: () => touchForm(form),
  };
}

/** Mounts the vault's fields with the component, and removes them on unmount. */
export function useHostedFields<Token>({
  mode,
  form,
  place,
  words,
  cvvLength,
}: FrameUse<Token>): HostedFrame<Token> {
  const { config } = useWalletCore();
  const locale = useWalletStore(({ settings }) => settings.locale);
  const overlay = useOverlayPlace();
  // Two React roots can yield the same `useId`, and the vendor finds its element by id.
  const [id] = useState(newId);
  const fields = useRef<HostedFields<Token>>(undefined);
  const reserved = useRef<(px: number) => void>(() => {});
  const [phase, setPhase] = useState<FramePhase>('loading');
  const calls = useFieldCalls(form, setPhase);
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
    ...calls,
    onUsedUp: retry,
    cvvLength,
  };
  // Read when a frame is mounted: a later change of a text must not discard what is typed into the frame.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!overlay || !place.current) return undefined;
    const frame = mountFrame({
      config,
      mode,
      slot,
      // Without a shadow root there is no slot that could show it elsewhere.
      parent: overlay.element.shadowRoot ? overlay.element : place.current,
      place: place.current,
      options: latest.current,
    });
    fields.current = frame.fields;
    reserved.current = frame.reserve;
    return () => {
      fields.current = undefined;
      reserved.current = () => {};
      frame.remove();
    };
  }, [overlay, slot, config, place, mode]);

  useEffect(() => fields.current?.setReadOnly(isBusy), [isBusy]);

  const reserve = useCallback((px: number) => reserved.current(px), []);
  return { phase, slot, fields, retry, reserve };
}
