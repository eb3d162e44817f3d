/** A help page. The SDKs link to them as well. */
export interface HelpTopic {
  readonly path: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** All help pages. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    path: '/topic/digital-faqs',
    title: 'Digital FAQs',
    paragraphs: [
      'You can shop for pickup, delivery, shipping or in a store. Prices, stock and times depend on the store or the address that you have chosen.',
      'A time is held for half an hour while you check out. If it runs out, your cart stays as it is and you choose another time.',
      'What is weighed when it is packed costs what it weighs. The total that you see before is an estimate, and your card is charged after you have received the order.',
    ],
  },
  {
    path: '/i/snap-ebt-faq',
    title: 'SNAP EBT FAQ',
    paragraphs: [
      'A SNAP EBT card pays for eligible food up to its balance. Everything else, fees and tips among it, goes to a bank card.',
      'You enter your PIN each time that SNAP pays. It is typed into a field of the card vault, and this shop never sees it.',
      'After several wrong PINs the card is locked for a while. You can place the order with another card meanwhile.',
    ],
  },
  {
    path: '/i/privacy-policy',
    title: 'Privacy',
    paragraphs: [
      'This is a demonstration. Everything that you type stays in a database on the machine that runs it.',
      'Card numbers, security codes and PINs are typed into fields of the card vault, on an origin of its own. The shop keeps neither of them.',
      'A visitor’s cart and way of shopping are kept in this browser, and are gone when you clear its data.',
    ],
  },
  {
    path: '/i/accessibility',
    title: 'Accessibility statement',
    paragraphs: [
      'Every page works by keyboard alone and with a screen reader, at 400 % zoom, in light and dark, and with reduced motion.',
      'Each screen is checked by machine with every change, and its main ways are walked by keyboard.',
    ],
  },
  {
    path: '/cl/coupons/',
    title: 'Coupons',
    paragraphs: [
      'Promo codes are typed in on the way to an order, where its costs are.',
      'Flash sales need no coupon: their prices are in the aisles, under Deals, and beside your order.',
    ],
  },
];
