import { listBillingAddresses } from '@grocer/foundation/contract';
import { countryOf } from '@grocer/foundation/domain';
import { handleRead } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import { answer } from '../wire/reply.ts';
import { createAddresses } from './addresses.ts';

/** The route that lists the addresses of the shopper's account. */
export const listBillingAddressesRoute = ({ db }: { db: ApiDb }): ApiRoute =>
  handleRead(listBillingAddresses, async ({ shopper }) => {
    const rows = await createAddresses(db).list(shopper.userId);
    const addresses = rows.map(({ id, type, street, unit, locality, region, postal_code }) => ({
      id,
      type,
      address: {
        street,
        ...(unit && { unit }),
        locality,
        region,
        postalCode: postal_code,
        countryCode: countryOf(region),
      },
    }));
    return answer({ data: { payment: { addresses } } });
  });
