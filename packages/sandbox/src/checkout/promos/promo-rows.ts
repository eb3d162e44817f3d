import type { PromosTable } from '../checkout-tables.ts';

const promo = (
  code: string,
  kind: PromosTable['kind'],
  value: number,
  { description, minimum = 0, isOver = false }: { description: string; minimum?: number; isOver?: boolean },
): PromosTable => ({
  code,
  kind,
  value,
  description,
  minimum_cents: minimum,
  is_active: isOver ? 0 : 1,
});

/** Returns all promo codes. */
export const promoRows = (): readonly PromosTable[] => [
  promo('SAVE5', 'amount', 500, { description: '$5 off orders of $25 or more', minimum: 2500 }),
  promo('TENOFF', 'percent', 10, { description: '10% off your items' }),
  promo('FREEDELIVERY', 'delivery', 0, { description: 'Free delivery' }),
  promo('SUMMER', 'amount', 1000, { description: '$10 off', isOver: true }),
];
