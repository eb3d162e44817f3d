/** What Node and PostgreSQL call a database that is away, is going away, or has too much to do. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|25006|25P03|40P01|53...|55P03|57...)$/;
/** What the driver says of a connection that broke without a code. */
const BROKEN =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Could the database not be reached in time? Nobody knows then whether what was being committed is. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) ||
    // The way to a database on this machine may be a file.
    ('syscall' in error && error.syscall === 'connect') ||
    BROKEN.test(error.message));
