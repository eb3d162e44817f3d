import { checkHealth } from '@grocer/foundation/contract';
import type { Clock } from '../clock.ts';
import { canWrite } from '../db/can-write.ts';
import { answer } from '../wire/reply.ts';
import { handleOpen } from './shopper-routes.ts';
import type { ApiRoute } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

/** The health route; the service is up when the database accepts a write. */
export const healthRoute = ({ db, clock }: { db: ApiDb; clock: Clock }): ApiRoute =>
  handleOpen(checkHealth, async () => {
    const isUp = await canWrite(db, clock);
    return answer({ status: isUp ? ('UP' as const) : ('DOWN' as const) });
  });
