import * as v from 'valibot';
import { brandOf } from './brand.ts';
import { problemOf, SUCCESS, TIMED_OUT } from './codes.ts';
import { loadScript } from './load-script.ts';
import type { HostedFields, HostedFieldsOptions, MountHostedFields, Tokenised } from './port.ts';

/** The vendor's client, as far as it is used here. */
interface EprotectClient {
  getPaypageRegistrationId(message: { id: string; orderId: string }): void;
  destroy?: () => void;
}
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
/** Height of the frame in px before it says what it needs [W-9.8]. */
const FIRST_HEIGHT = 78;

const Answer = v.union([
  v.object({ timeout: v.literal(true) }),
  v.object({
    response: v.literal(SUCCESS),
    paypageRegistrationId: v.string(),
    firstSix: v.string(),
    lastFour: v.optional(v.string(), ''),
    expMonth: v.string(),
    expYear: v.string(),
  }),
  v.object({ response: v.string() }),
]);

function readAnswer(answer: unknown): Tokenised {
  const parsed = v.safeParse(Answer, answer);
  if (!parsed.success || 'timeout' in parsed.output) return { ok: false, problem: problemOf(TIMED_OUT) };
  const { output } = parsed;
  if (!('paypageRegistrationId' in output)) return { ok: false, problem: problemOf(output.response) };
  const { paypageRegistrationId: token, firstSix, lastFour, expMonth, expYear } = output;
  const card = { token, firstSix, lastFour, expirationMonth: expMonth, expirationYear: expYear };
  return { ok: true, card: { ...card, brand: brandOf(firstSix) } };
}

const isConstructor = (value: unknown): value is EprotectConstructor => typeof value === 'function';

/** The vendor says readiness through a global; a frame of ours calls back as well. */
const isGlobalReady = (): boolean => Reflect.get(window, 'iframeIsReady') === true;

function clientConfig(
  config: EprotectConfig,
  options: HostedFieldsOptions,
): Readonly<Record<string, unknown>> {
  return {
    paypageId: config.paypageId,
    reportGroup: config.reportGroup,
    timeout: config.timeoutMs,
    htmlTimeout: READY_CAP_MS,
    div: options.elementId,
    height: FIRST_HEIGHT,
    showCvv: true,
    title: options.title,
    label: options.labels,
    customErrorMessages: options.errors,
    enhancedUxFeatures: { inlineFieldValidations: true, numericInputsOnly: true, expDateValidation: true },
    numYears: 15,
    expYearFormat: 'YY',
    theme: options.theme,
    colorScheme: options.colorScheme,
    locale: options.locale,
    onHeight: options.onHeight,
    onEscape: options.onEscape,
  };
}

/** Hosted fields through the eProtect client. Everything it starts ends with `destroy()`. */
export const eprotectFields =
  (config: EprotectConfig): MountHostedFields =>
  (options): HostedFields => {
    const { elementId, orderId, onReady, onUnavailable, onTouched } = options;
    let client: EprotectClient | undefined;
    let answer: ((tokenised: Tokenised) => void) | undefined;
    let isReady = false;
    let isTouched = false;
    let isOver = false;
    let settle: (isReady: boolean) => void = () => {};
    const settled = new Promise<boolean>((resolve) => (settle = resolve));

    const stopPolling = (): void => clearInterval(poll);
    function unavailable(): void {
      stopPolling();
      settle(false);
      if (!isOver && !isReady) onUnavailable();
    }
    function ready(): void {
      stopPolling();
      if (isOver || isReady) return;
      isReady = true;
      settle(true);
      onReady();
    }
    function callback(said: unknown): void {
      if (isOver) return;
      const tokenised = readAnswer(said);
      if (answer) answer(tokenised);
      else if (!tokenised.ok) unavailable();
      answer = undefined;
    }
    function touched(hasFocus: boolean): void {
      if (!hasFocus || isOver) return;
      isTouched = true;
      onTouched();
    }

    async function start(): Promise<void> {
      Reflect.set(window, 'iframeIsReady', false);
      await loadScript({ url: config.scriptUrl, integrity: config.integrity, nonce: config.nonce });
      const Client: unknown = Reflect.get(window, 'EprotectIframeClient');
      if (isOver) return;
      if (!isConstructor(Client) || !document.getElementById(elementId)) {
        unavailable();
        return;
      }
      client = new Client({
        ...clientConfig(config, options),
        callback,
        onReady: ready,
        onFocusChange: touched,
      });
    }
    const startedAt = performance.now();
    const poll = setInterval(() => {
      if (client && isGlobalReady()) ready();
      // A script that never comes is as dead as a frame that never does.
      else if (performance.now() - startedAt > READY_CAP_MS) unavailable();
    }, POLL_MS);
    start().catch(unavailable);

    return {
      isTouched: () => isTouched,
      async tokenise() {
        // A shopper may be quicker than the frame.
        await settled;
        if (!client || !isReady || isOver) return { ok: false, problem: problemOf('884') };
        isTouched = false;
        const asking = client;
        return new Promise((resolve) => {
          answer = resolve;
          asking.getPaypageRegistrationId({ id: crypto.randomUUID(), orderId });
        });
      },
      destroy() {
        isOver = true;
        stopPolling();
        settle(false);
        answer?.({ ok: false, problem: problemOf(TIMED_OUT) });
        client?.destroy?.();
      },
    };
  };
