import { Socket } from 'node:net';

/** How long a connection is waited for. */
const CONNECT_MS = 5000;
/** How long a lock, or the end of somebody's transaction, is waited for. */
export const LOCK_MS = 10_000;
/** Longer than any answer takes. */
export const SILENT_MS = 15_000;

/** What both kinds of connections to PostgreSQL have in common: none waits for ever, at either end. */
export const patient = {
  connectionTimeoutMillis: CONNECT_MS,
  options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
};

/** A network may swallow what is sent, without a word. For connections that nobody misses who asks nothing. */
export const impatientStream = (): Socket => {
  const socket = new Socket();
  return socket.setTimeout(SILENT_MS, () => {
    socket.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }));
  });
};
