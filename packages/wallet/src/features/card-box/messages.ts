import { authored } from '../../messages.authored.ts';

/** The inline summary on the host's page [W-2.21] to [W-2.25]. */
export const cardBoxMessages = {
  title: 'Payment Method',
  change: 'Add or Change Payment Method',
  loading: 'Loading your payment method',
  noBankCard: authored.noBankCardInBox,
};
