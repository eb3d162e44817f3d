import type { Context } from 'hono';

/** Only our own pages may change anything: browsers say where a request comes from. */
export const isOwnPage = (context: Context): boolean => {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};
