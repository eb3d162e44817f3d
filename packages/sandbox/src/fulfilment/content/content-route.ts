import { readContent } from '@grocer/foundation/contract';
import { handleOpen } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';

const DEFAULT_LOCALE = 'en-US';

/** Reads a table of words: those of the language, over those of English where it has none [F-7.19]. */
export const contentRoute = ({ db }: FulfilmentParts): ApiRoute =>
  handleOpen(readContent, async ({ query: { id = '', locale = '' } }) => {
    const language = locale.split('-')[0] ?? '';
    const order = [DEFAULT_LOCALE, language, locale];
    const rows = await db
      .selectFrom('content_strings')
      .selectAll()
      .where('table_id', '=', id)
      .where('locale', 'in', order)
      .execute();
    if (rows.length === 0) return notFound();
    const sorted = rows.toSorted((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale));
    return answer({ data: { id, strings: Object.fromEntries(sorted.map(({ key, text }) => [key, text])) } });
  });
