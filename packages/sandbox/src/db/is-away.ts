/** What Node and PostgreSQL call a database that is away, is going away, or has too much to do. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|08...|57P0[123]|57014|53300|55P03|25P03)$/;
/** What the driver says of a connection that broke without a code. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Could the database not be reached in time? Nobody knows then whether what was being committed is. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) ||
    BROKEN.test(error.message));
