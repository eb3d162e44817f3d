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

/** How often to look whether the frame is there [W-4.21] [W-9.7]. */
const POLL_MS = 100;
/** How long a frame may take before it counts as dead. */
const READY_CAP_MS = 10_000;
/** How much longer than the vendor's own limit an answer is waited for. */
const GRACE_MS = 5000;
/** Height of the frame in px before it says what it needs [W-9.8]. */
export const FIRST_HEIGHT = 78;

const Refused = v.object({ response: v.string() });

function readAnswer<Token>(mode: VaultMode<Token>, answer: unknown): Tokenised<Token> {
  const token = mode.read(answer);
  if (token !== undefined) return { ok: true, token };
  const refused = safeParse(Refused, answer);
  return { ok: false, problem: problemOf(refused.success ? refused.output.response : TIMED_OUT) };
}

const isConstructor = (value: unknown): value is EprotectConstructor => typeof value === 'function';

/** The vendor says readiness through a global; a frame of ours calls back as well. */
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

/** Did the vendor's client take the question? It may throw, or not know the kind of fields. */
function asks(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}

interface Readiness {
  /** True once the frame is there; false once it is given up. */
  readonly settled: Promise<boolean>;
  ready(): void;
  giveUp(): void;
  end(): void;
}

/** Looks for the frame until it is there or has taken too long; whichever is first is the end of looking. */
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
    // A script that never comes is as dead as a frame that never does.
    else if (performance.now() - startedAt > READY_CAP_MS) finish(false, onUnavailable);
  }, POLL_MS);
  return {
    settled,
    ready: () => finish(true, onReady),
    giveUp: () => finish(false, onUnavailable),
    end: () => finish(false, () => {}),
  };
}

/** Fields on screen: what their client has said, and what was done with them since. */
interface Shown<Token> {
  readonly mode: VaultMode<Token>;
  readonly config: EprotectConfig;
  readonly options: HostedFieldsOptions;
  readonly readiness: Readiness;
  client: EprotectClient | undefined;
  answer: ((tokenised: Tokenised<Token>) => void) | undefined;
  // What the fields show after a token may be bullets, which are good for that token only.
  last: Tokenised<Token> | undefined;
  isChanged: boolean;
  isOver: boolean;
}

function change<Token>(shown: Shown<Token>): void {
  shown.isChanged = true;
  shown.last = undefined;
}

/** What the vendor's client calls. */
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
  // A shopper may be quicker than the frame.
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
    // The vendor's own time limit comes first; without an answer at all the form must not wait for ever.
    const late = setTimeout(() => give(readAnswer(mode, undefined)), config.timeoutMs + GRACE_MS);
    shown.answer = give;
    if (!asks(() => mode.ask(client, { id: newId(), orderId: options.orderId })))
      give({ ok: false, problem: problemOf('889') });
  });
}

/** Hosted fields of one kind through the eProtect client. Everything it starts ends with `destroy()`. */
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
    // Of a client that does not tell, no more is known than that the shopper has been there.
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
