import { Socket } from 'node:net';

/** Time limit in ms for a connection. */
const CONNECT_MS = 5000;
/** Time limit in ms for a lock, or for the end of another transaction. */
export const LOCK_MS = 10_000;
/** Time limit in ms for an answer; longer than any query takes. */
export const SILENT_MS = 15_000;

/** Options of all connections to PostgreSQL, so that neither end waits for ever. */
export const patient = {
  connectionTimeoutMillis: CONNECT_MS,
  options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
};

/**
 * Creates a socket that closes after a silence, since a network can drop data without an error. Only for
 * connections that may close while idle.
 */
export const impatientStream = (): Socket => {
  const socket = new Socket();
  return socket.setTimeout(SILENT_MS, () => {
    socket.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }));
  });
};
