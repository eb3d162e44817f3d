/** The order of the demo, in cents. */
export const order = {
  lines: [
    { label: 'Subtotal (18 items)', cents: 8412 },
    { label: 'Promo SAVE5', cents: -500 },
    { label: 'Delivery', cents: 0 },
    { label: 'Tip', cents: 1262 },
    { label: 'Tax', cents: 473 },
  ],
  ebtTotal: 4000,
} as const;

export const orderTotal: number = order.lines.reduce((sum, { cents }) => sum + cents, 0);
