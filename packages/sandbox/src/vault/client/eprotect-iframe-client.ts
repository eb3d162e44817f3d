/**
 * The script that a host page loads to show the vault's fields. It must run both as a classic script and
 * through `import()`, so it has no imports or exports.
 */
{
  interface HostConfig {
    readonly paypageId?: string;
    readonly reportGroup?: string;
    readonly div?: string | Element;
    readonly height?: number | string;
    readonly timeout?: number | string;
    readonly htmlTimeout?: number | string;
    readonly checkoutIdMode?: boolean;
    readonly checkoutPinMode?: boolean;
    readonly colorScheme?: string;
    readonly title?: string;
    readonly callback?: (response: object) => void;
    readonly inputsEmptyCallback?: (answer: object) => void;
    readonly onReady?: () => void;
    readonly onHeight?: (px: number) => void;
    readonly onEscape?: () => void;
    readonly onFocusChange?: (focused: boolean) => void;
    readonly onChange?: () => void;
    readonly onBrand?: (type: string) => void;
    readonly onValidity?: (code: string) => void;
  }

  interface Question {
    readonly id?: string;
    readonly orderId?: string;
    readonly pciNonSensitive?: boolean;
  }

  const marked = '%VAULT_ORIGIN%';
  const VAULT = marked.startsWith('http') ? marked : window.location.origin;
  const TITLES: Readonly<Record<string, string>> = {
    card: 'Secure card form',
    cvv: 'Secure security code form',
    pin: 'Secure PIN form',
  };
  let made = 0;

  const publishReady = (ready: boolean): void => {
    for (const name of ['iframeIsReady', 'payframeIsReady']) Reflect.set(window, name, ready);
  };

  /** Reads milliseconds as the vendor does: undefined means no limit, an invalid value means 15 seconds. */
  const waitOf = (value: number | string | undefined): number => {
    if (value === undefined) return 0;
    const ms = Number(value);
    return Number.isFinite(ms) ? ms : 15_000;
  };

  const schemeOf = (config: HostConfig, container: Element): string => {
    if (config.colorScheme === 'dark' || config.colorScheme === 'light') return config.colorScheme;
    const scheme = getComputedStyle(container).colorScheme;
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    if (scheme.includes('dark') && scheme.includes('light')) return prefersDark ? 'dark' : 'light';
    return scheme.includes('dark') ? 'dark' : 'light';
  };

  const modeOf = ({ checkoutPinMode, checkoutIdMode }: HostConfig): string => {
    if (checkoutPinMode) return 'pin';
    return checkoutIdMode ? 'cvv' : 'card';
  };

  const failure = (response: string, message: string, { id = '', orderId = '' }: Question = {}): object => ({
    response,
    message,
    id,
    orderId,
    responseTime: new Date().toISOString().slice(0, 19),
  });

  const pixels = (height: number | string): string => `${Number.parseInt(String(height), 10) || 0}px`;

  const buildFrame = (config: HostConfig, mode: string, scheme: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    made += 1;
    frame.id = frame.name = made === 1 ? 'eProtect-iframe' : `eProtect-iframe-${made}`;
    frame.title = config.title ?? TITLES[mode] ?? '';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    frame.setAttribute('allow', '');
    frame.setAttribute('referrerpolicy', 'strict-origin');
    frame.setAttribute('scrolling', 'no');
    frame.setAttribute('width', '100%');
    frame.style.setProperty('border', '0');
    frame.style.setProperty('width', '100%');
    frame.style.setProperty('display', 'block');
    frame.style.setProperty('height', pixels(config.height ?? 78));
    // A frame gets an opaque background when its color scheme differs from that of its document.
    frame.style.setProperty('color-scheme', scheme, 'important');
    frame.src = `${VAULT}/eProtect/frame/${mode}?paypageId=${encodeURIComponent(config.paypageId ?? '')}`;
    return frame;
  };

  const parse = (data: unknown): Record<string, unknown> => {
    try {
      const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
      return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
    } catch {
      return {};
    }
  };

  /** One set of hosted fields on a page. */
  class EprotectIframeClient {
    /** Tells hosts that `onChange` reports every change. */
    readonly tellsChanges = true;
    #config: HostConfig;
    #frame: HTMLIFrameElement | undefined;
    #listening = new AbortController();
    #waiting = new Map<string, number>();
    #loading = 0;

    constructor(config: HostConfig) {
      this.#config = config;
      publishReady(false);
      const container = typeof config.div === 'string' ? document.getElementById(config.div) : config.div;
      if (container) this.#show(container);
      else this.#answer(failure('889', 'The container of the fields is not in the page'));
    }

    #show(container: Element): void {
      const config = this.#config;
      const mode = modeOf(config);
      const scheme = schemeOf(config, container);
      const frame = (this.#frame = buildFrame(config, mode, scheme));
      const { signal } = this.#listening;
      window.addEventListener('message', (event) => this.#hear(event), { signal });
      frame.addEventListener(
        'load',
        () => this.#post({ ...config, colorScheme: scheme, action: 'configure' }),
        { signal },
      );
      this.#watchLoading();
      container.append(frame);
    }

    getPaypageRegistrationId(question: Question): void {
      this.#ask('getPaypageRegistrationId', question);
    }

    getCheckoutId(question: Question): void {
      this.#ask('getCheckoutId', question);
    }

    getCheckoutPin(question: Question): void {
      this.#ask('getCheckoutPin', question);
    }

    /** Shows what is wrong with the fields, without requesting a token. */
    validate(): void {
      this.#post({ action: 'validate' });
    }

    setReadOnly(readOnly: boolean): void {
      this.#post({ action: 'setReadOnly', readOnly });
    }

    /** Clears the fields and focuses the first one. */
    restart(): void {
      this.#frame?.focus();
      this.#post({ action: 'restart' });
    }

    autoAdjustHeight(): void {
      this.#post({ action: 'getDocHeight' });
    }

    allInputsEmpty(): void {
      this.#post({ action: 'allInputsEmpty' });
    }

    destroy(): void {
      this.#listening.abort();
      window.clearTimeout(this.#loading);
      for (const timer of this.#waiting.values()) window.clearTimeout(timer);
      this.#waiting.clear();
      this.#frame?.remove();
      this.#frame = undefined;
    }

    #watchLoading(): void {
      const wait = waitOf(this.#config.htmlTimeout);
      if (wait > 0)
        this.#loading = window.setTimeout(
          () => this.#answer(failure('884', 'PayFrame HTML failed to load')),
          wait,
        );
    }

    #answer(response: object): void {
      this.#config.callback?.(response);
    }

    /** Functions and elements cannot be posted, so only JSON is sent. */
    #post(message: object): void {
      this.#frame?.contentWindow?.postMessage(JSON.stringify({ ...message, div: undefined }), VAULT);
    }

    #ask(action: string, question: Question): void {
      const { id = '', orderId = '' } = question;
      if (!id) return this.#answer(failure('889', 'id is required', question));
      const { paypageId, reportGroup, timeout } = this.#config;
      const wait = waitOf(timeout);
      this.#waiting.set(id, wait > 0 ? window.setTimeout(() => this.#timeOut(id), wait) : 0);
      this.#post({ action, id, orderId, paypageId, reportGroup, timeout });
    }

    #timeOut(id: string): void {
      this.#waiting.delete(id);
      this.#answer({ timeout: true });
    }

    #hear(event: MessageEvent): void {
      const isOurs = event.isTrusted && event.origin === VAULT && event.source === this.#frame?.contentWindow;
      if (isOurs) this.#take(parse(event.data));
    }

    #take(message: Record<string, unknown>): void {
      const { ready, height, event, brand, validity, response, id } = message;
      if (ready === true) return this.#isReady();
      if ('allInputsEmpty' in message)
        return this.#config.inputsEmptyCallback?.({ allInputsEmpty: message['allInputsEmpty'] === true });
      if (typeof height === 'number') return this.#resize(height);
      if (event === 'escape') return this.#config.onEscape?.();
      if (event === 'change') return this.#config.onChange?.();
      if (event === 'focus' || event === 'blur') return this.#config.onFocusChange?.(event === 'focus');
      if (typeof brand === 'string') return this.#config.onBrand?.(brand);
      if (typeof validity === 'string') return this.#config.onValidity?.(validity);
      if (typeof response === 'string') this.#settle(typeof id === 'string' ? id : '', message);
    }

    #isReady(): void {
      window.clearTimeout(this.#loading);
      publishReady(true);
      this.#config.onReady?.();
    }

    #resize(height: number): void {
      const px = Math.min(2000, Math.max(0, Math.ceil(height)));
      if (this.#config.onHeight) this.#config.onHeight(px);
      else this.#frame?.style.setProperty('height', `${px}px`);
    }

    /** A response that arrives after its request has timed out is ignored. */
    #settle(id: string, message: Record<string, unknown>): void {
      if (id && !this.#waiting.has(id)) return;
      window.clearTimeout(id ? this.#waiting.get(id) : this.#loading);
      this.#waiting.delete(id);
      this.#answer(message);
    }
  }

  for (const name of ['EprotectIframeClient', 'LitlePayframeClient'])
    Reflect.set(window, name, EprotectIframeClient);
}
