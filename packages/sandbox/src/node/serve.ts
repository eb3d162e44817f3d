import type { IncomingMessage, Server } from 'node:http';
import { createServer, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Loss, RequestEnv } from '../wire/request-env.ts';

const DRAIN_MS = 10_000;

export interface Listening {
  readonly port: number;
  /** Takes no new connection, lets running requests finish for ten seconds, then closes. */
  stop(): Promise<void>;
}

interface ServeOptions {
  readonly fetch: (request: Request, lose: (loss: Loss) => void) => Response | Promise<Response>;
  readonly port: number;
  readonly host?: string;
}

/** Loses an answer on its socket, as a bad network would. */
async function loseAnswer(loss: Loss, answered: Response, outgoing: ServerResponse): Promise<void> {
  const { socket } = outgoing;
  if (loss === 'reset') return void socket?.resetAndDestroy();
  if (loss === 'close') return void socket?.destroy();
  const body = Buffer.from(await answered.arrayBuffer());
  outgoing.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    'content-length': body.length,
  });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => socket?.destroy());
}

function listenerOf({ fetch }: ServeOptions) {
  return getRequestListener(
    async (request, { outgoing }) => {
      let loss: Loss | undefined;
      const answered = await fetch(request, (kind) => {
        loss = kind;
      });
      if (loss === undefined) return answered;
      if (outgoing instanceof ServerResponse) await loseAnswer(loss, answered, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Serves an application on a port of this machine. */
export function serve(options: ServeOptions): Promise<Listening> {
  const listener = listenerOf(options);
  const limits = {
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5000,
    maxHeaderSize: 16_384,
  };
  const server = createServer(
    limits,
    (incoming: IncomingMessage, outgoing) => void listener(incoming, outgoing),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : options.port;
      resolve({ port, stop: () => stop(server) });
    });
  });
}

/** Serves a Hono application of the sandbox on a port. */
export const serveApp = (app: Hono<RequestEnv>, port: number): Promise<Listening> =>
  serve({ port, fetch: (request, lose) => app.fetch(request, { lose }) });
