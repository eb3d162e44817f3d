/** A request that the page has sent. It contains neither headers nor bodies. */
export interface SentRequest {
  readonly method: string;
  /** May contain ids, so it is shown only as the template of a known call. */
  readonly path: string;
  readonly isOwn: boolean;
  /** Undefined when there was no response. */
  readonly status: number | undefined;
  readonly ms: number;
  /** Counts the requests with the same idempotency key. */
  readonly attempt: number;
  /** True when the service repeated an earlier response instead of acting again. */
  readonly isReplayed: boolean;
  readonly requestId: string | undefined;
}

/** The developer panel's own requests. */
const PANEL = '/demo/';

/** Reports every request that the page sends from now on, by wrapping `fetch`. */
export function watchRequests(hear: (sent: SentRequest) => void): void {
  const send = window.fetch.bind(window);
  const attempts = new Map<string, number>();
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.startsWith(PANEL)) return send(input, init);
    const key = new Headers(init?.headers ?? request?.headers).get('idempotency-key');
    const attempt = key === null ? 1 : (attempts.get(key) ?? 0) + 1;
    if (key !== null) attempts.set(key, attempt);
    const started = performance.now();
    function tell(response: Response | undefined): void {
      hear({
        method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
        path: url.pathname,
        isOwn: url.origin === location.origin,
        status: response?.status,
        ms: Math.round(performance.now() - started),
        attempt,
        isReplayed: response?.headers.get('idempotent-replayed') === 'true',
        requestId: response?.headers.get('x-request-id') ?? undefined,
      });
    }
    try {
      const response = await send(input, init);
      tell(response);
      if (key !== null && response.ok) attempts.delete(key);
      return response;
    } catch (error) {
      tell(undefined);
      throw error;
    }
  };
}
