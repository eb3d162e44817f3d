import type { Context, MiddlewareHandler } from 'hono';

/** Only our own pages may change anything: browsers say where a request comes from. */
export const isOwnPage = (context: Context): boolean => {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};

/** A name that nobody else can point at this machine: an address, or one below `localhost`. */
const isOurs = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name.startsWith('[') || /^[\d.]+$/.test(name);

/**
 * Answers only to its own names, else 421: with DNS rebinding a foreign page reaches this server under the page's
 * own name, and would pass for one of ours.
 */
export const answerToOwnNames =
  (names: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const address = `http://${context.req.header('host') ?? ''}`;
    const name = URL.canParse(address) ? new URL(address).hostname : '';
    if (!isOurs(name) && !names.includes(name)) return context.text('Nobody here has this name.', 421);
    return next();
  };
