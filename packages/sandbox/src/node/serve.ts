import type { IncomingMessage, Server } from 'node:http';
import { createServer, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { LARGEST_BODY } from '../wire/limit-body.ts';
import type { Loss, RequestEnv } from '../wire/request-env.ts';

const DRAIN_MS = 10_000;
/** How often idle connections are closed meanwhile, in ms. */
const CLOSING_MS = 100;

export interface Listening {
  readonly port: number;
  /** Refuses new connections, lets running requests finish for up to ten seconds, then closes. */
  stop(): Promise<void>;
}

type Answer = (request: Request, lose: (loss: Loss) => void) => Response | Promise<Response>;

interface Address {
  readonly port: number;
  readonly host: string;
}

/** Loses a response on its socket, as a bad network would. */
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

function listenerOf(answer: Answer) {
  return getRequestListener(
    async (request, { outgoing }) => {
      let loss: Loss | undefined;
      const answered = await answer(request, (kind) => {
        loss = kind;
      });
      if (loss === undefined) return answered;
      if (outgoing instanceof ServerResponse) await loseAnswer(loss, answered, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
}

/** Returns true when there is no body, or its declared length is within the limit. */
const hasShortBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= LARGEST_BODY;

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection whose request ends from now on is not kept either.
    const closing = setInterval(() => server.closeIdleConnections(), CLOSING_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(closing);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Starts an HTTP server. `answerAt` gets the actual port. */
export function serve({ port, host }: Address, answerAt: (port: number) => Answer): Promise<Listening> {
  const limits = {
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    // Longer than 60 s, for which many load balancers keep an idle connection: they would send into its end.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  };
  const server = createServer(limits);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : port;
      const listener = listenerOf(answerAt(got));
      server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
        // Otherwise the server would read and discard the whole body before the connection serves again.
        if (!hasShortBody(incoming)) outgoing.shouldKeepAlive = false;
        void listener(incoming, outgoing);
      });
      resolve({ port: got, stop: () => stop(server) });
    });
  });
}

/** Serves a Hono application of the sandbox. `appAt` gets the actual port. */
export const serveApp = (address: Address, appAt: (port: number) => Hono<RequestEnv>): Promise<Listening> =>
  serve(address, (port) => {
    const app = appAt(port);
    return (request, lose) => app.fetch(request, { lose });
  });
