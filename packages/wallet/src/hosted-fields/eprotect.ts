import { safeParse } from '@grocer/foundation/contract';
import { loadScript } from '@grocer/foundation/embed';
import { newId } from '@grocer/foundation/http';
import * as v from 'valibot';
import { problemOf, TIMED_OUT } from './codes.ts';
import { watchFrameFocus } from './frame-focus.ts';
import type { EprotectClient, VaultMode } from './modes.ts';
import type { HostedFields, HostedFieldsOptions, MountHostedFields, Tokenised } from './port.ts';

type EprotectConstructor = new (config: Readonly<Record<string, unknown>>) => EprotectClient;

export interface EprotectConfig {
  readonly scriptUrl: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
  readonly paypageId: string;
  readonly reportGroup: string;
  readonly timeoutMs: number;
}

/** Interval in ms at which the frame's readiness is polled [W-4.21] [W-9.7]. */
const POLL_MS = 100;
/** Time limit in ms for a frame to become ready. */
const READY_CAP_MS = 10_000;
/** Time in ms that an answer is awaited beyond the vendor's own limit. */
const GRACE_MS = 5000;
/** Height of the frame in px until it reports the height it needs [W-9.8]. */
export const FIRST_HEIGHT = 78;

const Refused = v.object({ response: v.string() });

function readAnswer<Token>(mode: VaultMode<Token>, answer: unknown): Tokenised<Token> {
  const token = mode.read(answer);
  if (token !== undefined) return { ok: true, token };
  const refused = safeParse(Refused, answer);
  return { ok: false, problem: problemOf(refused.success ? refused.output.response : TIMED_OUT) };
}

const isConstructor = (value: unknown): value is EprotectConstructor => typeof value === 'function';

/** The vendor signals readiness through a global; the sandbox's frame calls back as well. */
const isGlobalReady = (view: Window): boolean => Reflect.get(view, 'iframeIsReady') === true;

const clientConfig = (
  config: EprotectConfig,
  {
    elementId,
    words,
    theme,
    colorScheme,
    locale,
    direction,
    cvvLength,
    onHeight,
    onEscape,
  }: HostedFieldsOptions,
): Readonly<Record<string, unknown>> => ({
  paypageId: config.paypageId,
  reportGroup: config.reportGroup,
  timeout: config.timeoutMs,
  htmlTimeout: READY_CAP_MS,
  div: elementId,
  height: FIRST_HEIGHT,
  title: words.title,
  label: words.labels,
  placeholderText: words.placeholders,
  customErrorMessages: words.errors,
  theme,
  colorScheme,
  locale,
  direction,
  cvvLength,
  onHeight,
  onEscape,
});

/** Starts a request; returns false when the vendor's client throws or does not support the kind of fields. */
function tryRequest(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}

interface Readiness {
  /** Resolves with true once the frame is ready, and with false once it is given up. */
  readonly settled: Promise<boolean>;
  ready(): void;
  giveUp(): void;
  end(): void;
}

/** Polls until the frame is ready or the time limit is reached, whichever comes first. */
function watchReadiness(
  isThere: () => boolean,
  { onReady, onUnavailable }: Pick<HostedFieldsOptions, 'onReady' | 'onUnavailable'>,
): Readiness {
  let settle: (isReady: boolean) => void = () => {};
  let isSettled = false;
  const settled = new Promise<boolean>((resolve) => (settle = resolve));
  function finish(isReady: boolean, tell: () => void): void {
    clearInterval(poll);
    if (isSettled) return;
    isSettled = true;
    settle(isReady);
    tell();
  }
  const startedAt = performance.now();
  const poll = setInterval(() => {
    if (isThere()) finish(true, onReady);
    // A script that never loads is as dead as a frame that never becomes ready.
    else if (performance.now() - startedAt > READY_CAP_MS) finish(false, onUnavailable);
  }, POLL_MS);
  return {
    settled,
    ready: () => finish(true, onReady),
    giveUp: () => finish(false, onUnavailable),
    end: () => finish(false, () => {}),
  };
}

/** Mounted fields: what their client reported, and what has happened since. */
interface Shown<Token> {
  readonly mode: VaultMode<Token>;
  readonly config: EprotectConfig;
  readonly options: HostedFieldsOptions;
  readonly readiness: Readiness;
  client: EprotectClient | undefined;
  answer: ((tokenised: Tokenised<Token>) => void) | undefined;
  // After a token, the fields may show bullets, which are valid for that token only.
  last: Tokenised<Token> | undefined;
  isChanged: boolean;
  isOver: boolean;
}

function change<Token>(shown: Shown<Token>): void {
  shown.isChanged = true;
  shown.last = undefined;
}

/** The callbacks that the vendor's client calls. */
function clientCalls<Token>(shown: Shown<Token>) {
  const { mode, options, readiness } = shown;
  return {
    callback(said: unknown): void {
      if (shown.isOver) return;
      const tokenised = readAnswer(mode, said);
      if (shown.answer) shown.answer(tokenised);
      else if (!tokenised.ok) readiness.giveUp();
      shown.answer = undefined;
    },
    onReady: readiness.ready,
    onFocusChange(hasFocus: boolean): void {
      if (hasFocus && !shown.isOver) options.onTouched();
    },
    onChange: () => change(shown),
  };
}

async function start<Token>(shown: Shown<Token>, view: Window): Promise<void> {
  const { mode, config, options, readiness } = shown;
  const { scriptUrl: url, integrity, nonce } = config;
  const { page, elementId } = options;
  Reflect.set(view, 'iframeIsReady', false);
  await loadScript({ url, integrity, nonce }, page);
  const Client: unknown = Reflect.get(view, 'EprotectIframeClient');
  if (shown.isOver) return;
  if (!isConstructor(Client) || !page.getElementById(elementId)) readiness.giveUp();
  else shown.client = new Client({ ...clientConfig(config, options), ...mode.config, ...clientCalls(shown) });
}

async function tokenise<Token>(shown: Shown<Token>): Promise<Tokenised<Token>> {
  const { mode, config, options, readiness } = shown;
  if (shown.last) return shown.last;
  // The shopper may submit before the frame is ready.
  const isReady = await readiness.settled;
  const { client } = shown;
  if (!client || !isReady || shown.isOver) return { ok: false, problem: problemOf('884') };
  shown.isChanged = false;
  return new Promise((resolve) => {
    const give = (tokenised: Tokenised<Token>): void => {
      clearTimeout(late);
      if (tokenised.ok && !shown.isChanged) shown.last = tokenised;
      resolve(tokenised);
    };
    // The vendor's own time limit ends first; this one ends the wait for a client that never answers.
    const late = setTimeout(() => give(readAnswer(mode, undefined)), config.timeoutMs + GRACE_MS);
    shown.answer = give;
    if (!tryRequest(() => mode.ask(client, { id: newId(), orderId: options.orderId })))
      give({ ok: false, problem: problemOf('889') });
  });
}

/** Mounts hosted fields of one kind through the eProtect client. `destroy()` ends everything it starts. */
export const eprotectFields =
  <Token>(config: EprotectConfig, mode: VaultMode<Token>): MountHostedFields<Token> =>
  (options): HostedFields<Token> => {
    const { elementId, page } = options;
    const view = page.defaultView ?? window;
    const shown: Shown<Token> = {
      mode,
      config,
      options,
      readiness: watchReadiness(() => shown.client !== undefined && isGlobalReady(view), options),
      client: undefined,
      answer: undefined,
      last: undefined,
      isChanged: false,
      isOver: false,
    };
    // A client that does not report changes reveals only that the shopper has focused the frame.
    function onFrameFocus(): void {
      if (!shown.client || shown.client.tellsChanges) return;
      change(shown);
      options.onTouched();
    }
    const endFocusWatch = watchFrameFocus({ view, elementId, onFocus: onFrameFocus });
    start(shown, view).catch(shown.readiness.giveUp);

    return {
      isChanged: () => shown.isChanged,
      validate: () => shown.client?.validate?.(),
      setReadOnly: (isReadOnly) => shown.client?.setReadOnly?.(isReadOnly),
      restart() {
        change(shown);
        if (shown.client?.restart) shown.client.restart();
        else options.onUsedUp();
      },
      tokenise: () => tokenise(shown),
      destroy() {
        shown.isOver = true;
        shown.last = undefined;
        endFocusWatch();
        shown.readiness.end();
        shown.answer?.({ ok: false, problem: problemOf(TIMED_OUT) });
        shown.client?.destroy?.();
      },
    };
  };
