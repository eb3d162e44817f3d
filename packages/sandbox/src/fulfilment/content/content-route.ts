import { readContent } from '@grocer/foundation/contract';
import { handleOpen } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { tableOf } from './strings.ts';

const DEFAULT_LOCALE = 'en-US';

/**
 * The route that reads a table of texts: those of the requested language over English ones, and the banner's
 * own over both [F-7.19] [F-9.14].
 */
export const contentRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleOpen(readContent, async ({ query: { id = '', locale = '' }, headers }) => {
    const language = locale.split('-')[0] ?? '';
    const order = [DEFAULT_LOCALE, language, locale];
    const rows = await db
      .selectFrom('content_strings')
      .selectAll()
      .where('table_id', 'in', [id, tableOf(id, headers['x-tenant'] ?? '')])
      .where('locale', 'in', order)
      .execute();
    if (rows.length === 0) return notFound();
    // The banner's own texts come last and override the others.
    const rank = (row: { table_id: string; locale: string }): number =>
      order.indexOf(row.locale) + (row.table_id === id ? 0 : order.length);
    const sorted = rows.toSorted((a, b) => rank(a) - rank(b));
    return answer({ data: { id, strings: Object.fromEntries(sorted.map(({ key, text }) => [key, text])) } });
  });
