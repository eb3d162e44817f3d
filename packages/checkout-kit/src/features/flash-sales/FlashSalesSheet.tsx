import { formatCents } from '@grocer/foundation/domain';
import type { Checkout, FlashSaleOffer } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import {
  Button,
  Notice,
  SelectField,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  SlowStatus,
  useStyles,
} from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lineKey } from '../../checkout/lines-rules.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { RetryNotice } from '../../layout/RetryNotice.tsx';
import drawerCss from '../../layout/drawer.css?inline';
import { chooseFlashSales } from './choosing.ts';
import type { Chosen } from './choosing.ts';
import css from './flash-sales.css?inline';
import { loadFlashSales } from './loading.ts';
import { flashSalesMessages } from './messages.ts';
import { OfferRow } from './OfferRow.tsx';
import { categoriesOf, selectedQuantityOf, selectionOf, totalOf } from './rules.ts';
import type { Selection } from './rules.ts';
import { useRunning } from './use-running.ts';

interface FlashSalesSheetProps {
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

const NONE: readonly FlashSaleOffer[] = [];

/** State of the flash sale selection: quantities, errors after confirming, and progress. */
function useChoice({ checkout, onClose }: FlashSalesSheetProps) {
  const core = useCheckoutCore();
  const text = useText('flashSales', flashSalesMessages);
  const flashSales = useCheckoutStore((state) => state.flashSales);
  const listed = flashSales.phase === 'ready' ? flashSales.offers : NONE;
  const offers = useRunning(listed, core.deps);
  const had = selectionOf(checkout.lines);
  const [wanted, setWanted] = useState<Selection>(had);
  const [outcome, setOutcome] = useState<Chosen | { readonly kind: 'asking' }>();
  const failed = useFailed('items', text.failed);
  async function send(): Promise<void> {
    setOutcome({ kind: 'asking' });
    const chosen = await chooseFlashSales(core, { offers, wanted });
    if (chosen.kind === 'done') onClose();
    else setOutcome(chosen);
  }
  const isBusy = outcome?.kind === 'asking';
  const isChosen = (offer: FlashSaleOffer): boolean =>
    selectedQuantityOf(offer, wanted) !== selectedQuantityOf(offer, had);
  return {
    phase: flashSales.phase,
    offers,
    wanted,
    isBusy,
    hasSome: totalOf(offers, had).count > 0,
    isChanged: offers.some(isChosen),
    lost: outcome?.kind === 'lost' ? outcome : undefined,
    // While the service is asked, it decides whether they have ended.
    ended: isBusy ? NONE : listed.filter((offer) => isChosen(offer) && !offers.includes(offer)),
    failed: outcome?.kind === 'failed' ? failed : undefined,
    answer: isBusy ? undefined : outcome,
    want: (offer: FlashSaleOffer, quantity: number) =>
      setWanted((before) => ({ ...before, [lineKey(offer)]: quantity })),
    send,
  };
}

type Choosing = ReturnType<typeof useChoice>;

/** The error text if nothing was added, or if chosen offers have ended [C-8.23]. */
function useTrouble({ lost, ended, failed, offers, wanted }: Choosing): string {
  const text = useText('flashSales', flashSalesMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const told = (words: string, lostOffers: readonly FlashSaleOffer[]): string =>
    lostOffers.length > 0
      ? formatMessage(words, { items: list.format(lostOffers.map(({ name }) => name)) })
      : '';
  const gone = [...(lost?.gone ?? []), ...ended];
  const changed = lost?.changed ?? [];
  const rest = totalOf(offers, wanted).count > 0 ? text.someLeft : text.noneLeft;
  const isRestTold = failed === undefined && gone.length + changed.length > 0;
  return [failed, told(text.gone, gone), told(text.changed, changed), isRestTold && rest]
    .filter(Boolean)
    .join(' ');
}

interface TroubleProps {
  readonly words: string;
  /** The answer to the confirm button; undefined if the error has come by itself. */
  readonly answer: object | undefined;
}

/** Shows the error. It is focused if it answers the confirm button, which may be far below it. */
function Trouble({ words, answer }: TroubleProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);
  return (
    <div ref={place} className="grocer-offers-trouble" tabIndex={-1}>
      <Notice tone="danger" part="flash-sales-trouble" text={words} />
    </div>
  );
}

/** The offers, filtered by category. */
function Offers({ offers, wanted, isBusy, want }: Choosing): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const [category, setCategory] = useState('');
  const categories = categoriesOf(offers);
  const shown = categories.includes(category)
    ? offers.filter((offer) => offer.category === category)
    : offers;
  return (
    <>
      <p className="grocer-small">{text.note}</p>
      <SelectField
        label={text.category}
        name="flashSaleCategory"
        part="flash-sale-category"
        required={false}
        empty={text.all}
        options={categories.map((value) => ({ value, label: value }))}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      />
      <ul className="grocer-offers">
        {shown.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            wanted={selectedQuantityOf(offer, wanted)}
            isOff={isBusy}
            onWant={(quantity) => want(offer, quantity)}
          />
        ))}
      </ul>
    </>
  );
}

/** The offers, or their loading or error state. */
function Content(choosing: Choosing): ReactNode {
  const text = useText('flashSales', flashSalesMessages);
  const core = useCheckoutCore();
  const { phase, offers } = choosing;
  if (phase === 'failed')
    return (
      <RetryNotice part="load-failed" text={text.loadFailed} onRetry={() => void loadFlashSales(core)} />
    );
  if (phase !== 'ready') return <SlowStatus text={text.loading} />;
  return offers.length > 0 ? <Offers {...choosing} /> : <p>{text.none}</p>;
}

/** The label of the confirm button. */
function useConfirmWords({ offers, wanted, hasSome, isChanged }: Choosing): string {
  const text = useText('flashSales', flashSalesMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { count, amount } = totalOf(offers, wanted);
  if (count === 0) return hasSome && isChanged ? text.remove : text.nothing;
  return formatMessage(pluralOf(hasSome ? text.update : text.confirm, count, locale), {
    count: new Intl.NumberFormat(locale).format(count),
    amount: formatCents(amount, locale),
  });
}

/** The sheet in which flash sale items are added to the order [C-2.34] [C-4.24]. */
export function FlashSalesSheet(props: FlashSalesSheetProps): ReactNode {
  useStyles(drawerCss);
  useStyles(css);
  const text = useText('flashSales', flashSalesMessages);
  const choosing = useChoice(props);
  const trouble = useTrouble(choosing);
  const { isBusy, isChanged, answer, send } = choosing;
  const leave = (): void => {
    if (!isBusy) props.onClose();
  };
  return (
    <Sheet
      screen="flash-sales"
      isTall
      onExit={(reason) => {
        // A press on the backdrop is too easily made by accident to discard the selection.
        if (reason !== 'backdrop' || !isChanged) leave();
      }}
    >
      <SheetScreen name="flash-sales" isOn>
        <SheetHeader title={text.title} close={{ label: text.close, onPress: leave }} />
        <SheetBody>
          <div className="grocer-drawer">
            {trouble && <Trouble words={trouble} answer={answer} />}
            <Content {...choosing} />
          </div>
        </SheetBody>
        <SheetFooter>
          <Button
            kind="primary"
            part="confirm"
            busy={isBusy}
            disabled={!isChanged}
            onPress={() => void send()}
          >
            {useConfirmWords(choosing)}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
