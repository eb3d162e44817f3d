/** Error codes of Node and PostgreSQL for a database that is unreachable, shutting down or overloaded. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|25006|25P03|40P01|53...|55P03|57...)$/;
/** The driver's messages for a broken connection without a code. */
const BROKEN =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** True when the database could not be reached in time. A commit in flight then has an unknown outcome. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) ||
    // A database on this machine may be reached through a socket file.
    ('syscall' in error && error.syscall === 'connect') ||
    BROKEN.test(error.message));
