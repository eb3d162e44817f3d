import type { Checkout, FlashSaleOffer } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { Icon, RetryButton, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import { Zap } from 'lucide';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { flashSaleLines } from '../../checkout/lines-rules.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { OpenerLine } from '../../layout/OpenerLine.tsx';
import { loadFlashSalesSheet } from '../../lazy.ts';
import { loadFlashSales } from './loading.ts';
import { flashSalesMessages } from './messages.ts';
import { activeOffersAt } from './rules.ts';

interface FlashSalesProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** Describes the offers: highest discount, number of items, and how many are in the order. */
function useOfferWords(offers: readonly FlashSaleOffer[], { lines }: Checkout): string {
  const text = useText('flashSales', flashSalesMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  if (offers.length === 0) return text.none;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(
    Math.max(...offers.map(({ percentOff }) => percentOff)) / 100,
  );
  const bought = flashSaleLines(lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const count = number.format(offers.length);
  return [
    formatMessage(text.upTo, { percent }),
    formatMessage(pluralOf(text.offers, offers.length, locale), { count }),
    bought > 0 && formatMessage(text.inOrder, { count: number.format(bought) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Offered({
  offers: listed,
  checkout,
  isLocked,
}: FlashSalesProps & { offers: readonly FlashSaleOffer[] }): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const { store, deps } = useCheckoutCore();
  // An offer that ends without a change of the page is counted until the next one.
  const offers = activeOffersAt(listed, deps.serviceNow());
  return (
    <OpenerLine
      part="flash-sales"
      icon={Zap}
      title={text.title}
      words={useOfferWords(offers, checkout)}
      isOff={isLocked || offers.length === 0}
      onIntent={() => void loadFlashSalesSheet().catch(() => undefined)}
      onPress={() => store.getState().showDrawer('flashSales')}
    />
  );
}

/** The flash sales available during checkout, with a button to open them [C-2.34] [C-7.19]. */
export function FlashSales({ checkout, isLocked }: FlashSalesProps): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const { retry } = useText('parts', partMessages);
  const core = useCheckoutCore();
  const flashSales = useCheckoutStore((state) => state.flashSales);
  const isUnread = flashSales.phase === 'idle';
  useEffect(() => {
    if (isUnread) void loadFlashSales(core);
  }, [core, isUnread]);
  return (
    <>
      {flashSales.phase === 'ready' ? (
        <Offered offers={flashSales.offers} checkout={checkout} isLocked={isLocked} />
      ) : (
        <div className="grocer-line" data-part="flash-sales" aria-busy={flashSales.phase !== 'failed'}>
          <Icon of={Zap} size={20} />
          <span className="grocer-line-words">
            <strong>{text.title}</strong>
            {flashSales.phase === 'failed' ? (
              <span className="grocer-small">{text.loadFailed}</span>
            ) : (
              <Skeleton width={12} />
            )}
          </span>
          {flashSales.phase === 'failed' ? (
            <RetryButton onPress={() => void loadFlashSales(core)}>{retry}</RetryButton>
          ) : (
            <SlowStatus text={text.loading} />
          )}
        </div>
      )}
      <DrawerSlot name="flashSales" load={loadFlashSalesSheet}>
        {({ FlashSalesSheet }, onClose) => <FlashSalesSheet checkout={checkout} onClose={onClose} />}
      </DrawerSlot>
    </>
  );
}
