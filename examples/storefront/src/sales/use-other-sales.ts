import { MODALITIES } from '@grocer/foundation/domain';
import type { FlashSale, Modality } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import { useSaleEnd } from './use-sale-end.ts';

type SalesByWay = Readonly<Partial<Record<Modality, readonly FlashSale[]>>>;

interface OtherSales {
  readonly byWay: SalesByWay;
  /** Time of the last look at the sales, in epoch ms. */
  readonly now: number;
}

/** Returns the flash sales for other ways to shop in the cart. Until they are loaded, usual prices apply. */
export function useOtherSales(api: ShopApi, ways: readonly Modality[]): OtherSales {
  const [{ byWay, now }, setSales] = useState<OtherSales>({ byWay: {}, now: 0 });
  const wanted = ways.join(',');
  useEffect(() => {
    let isWanted = true;
    const names = wanted.split(',');
    for (const modality of MODALITIES.filter((one) => names.includes(one))) {
      const take = (result: Result<readonly FlashSale[]>): void => {
        if (isWanted && result.ok)
          setSales((known) => ({ byWay: { ...known.byWay, [modality]: result.value }, now: api.now() }));
      };
      void api.listSales({ modality }).then(take);
    }
    return () => {
      isWanted = false;
    };
  }, [api, wanted]);
  const look = useCallback(() => setSales((known) => ({ ...known, now: api.now() })), [api]);
  useSaleEnd(Object.values(byWay).flat(), now, look);
  return { byWay, now };
}
