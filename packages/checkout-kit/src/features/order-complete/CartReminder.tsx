import { formatMessage, PageLink, pluralOf } from '@grocer/foundation/embed';
import { Icon } from '@grocer/foundation/ui';
import { ShoppingCart } from 'lucide';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { placedDetailsMessages } from './placed-messages.ts';

/** Reminds the shopper of cart items for other modalities, with a link to the cart [C-2.52]. */
export function CartReminder(): ReactNode {
  const text = useText('placedDetails', placedDetailsMessages);
  const { modalities } = useText('details', detailMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const reminder = useCheckoutStore((state) => state.reminder);
  const items = reminder.phase === 'known' ? reminder.items : undefined;
  if (!items) return null;
  const names = items.modalities.map((modality) => modalities[modality]);
  const title = formatMessage(pluralOf(text.reminder, items.count, locale), {
    count: new Intl.NumberFormat(locale).format(items.count),
    modality: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  });
  return (
    <section className="grocer-reminder" aria-label={title} data-part="cart-reminder">
      <Icon of={ShoppingCart} size={20} />
      <span className="grocer-line-words">
        <strong>{title}</strong>
        <span className="grocer-small">{pluralOf(text.notInOrder, items.count, locale)}</span>
      </span>
      <PageLink part="go-to-cart" kind="primary" to={checkoutPaths.cart}>
        {text.goToCart}
      </PageLink>
    </section>
  );
}
