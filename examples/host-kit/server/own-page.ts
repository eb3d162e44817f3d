import type { Context, MiddlewareHandler } from 'hono';

/**
 * Returns true when a request comes from one of our own pages, by its `Origin` header. Only those may change
 * anything.
 */
export const isOwnPage = (context: Context): boolean => {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};

/**
 * Returns true for names that nobody else can point at this machine: IP addresses and names below
 * `localhost`.
 */
const isOurs = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name.startsWith('[') || /^[\d.]+$/.test(name);

/**
 * Answers requests to its own names only, others with 421: after DNS rebinding, a foreign page reaches this
 * server under a name of its own and would count as one of our pages.
 */
export const answerToOwnNames =
  (names: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const address = `http://${context.req.header('host') ?? ''}`;
    const name = URL.canParse(address) ? new URL(address).hostname : '';
    if (!isOurs(name) && !names.includes(name)) return context.text('Nobody here has this name.', 421);
    return next();
  };
