import type { Context } from 'hono';
import type { Fault } from './probe.ts';
import type { RequestEnv } from './request-env.ts';

const LONGEST_HANG_MS = 10 * 60_000;

/** Waits until the time has passed or the caller has disconnected. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const statusOf = ({ kind, status }: Fault): ResponseInit => ({
  status: status ?? (kind === 'html' ? 502 : 500),
});

const bodyOf = (
  { code = 'STAGED', reason = 'A staged fault.' }: Fault,
  { status }: ResponseInit,
): object => ({
  statusCode: status,
  code,
  reason,
});

const htmlPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Applies a fault. `next` returns the application's own response. */
export async function stageFault(
  c: Context<RequestEnv>,
  fault: Fault,
  next: () => Promise<Response>,
): Promise<Response> {
  const init = statusOf(fault);
  switch (fault.kind) {
    case 'delay':
      await pause(fault.ms ?? 0, c.req.raw.signal);
      return next();
    case 'status':
      return Response.json(bodyOf(fault, init), init);
    case 'html':
      return new Response(htmlPage, { ...init, headers: { 'content-type': 'text/html' } });
    case 'hang':
      await pause(fault.ms ?? LONGEST_HANG_MS, c.req.raw.signal);
      c.env.lose?.('close');
      return c.body(null, 204);
    default:
      c.env.lose?.(fault.kind);
      return fault.when === 'before' ? c.json({ data: {} }) : next();
  }
}
