/** Shoppers who have a card that can pay, or are given one. */
const SHOPPERS = 'alice carol dave erin frank grace heidi ivan judy kate leo mia nina oscar paula'.split(' ');

/** Each shopper has two lanes, one per way to shop, with one cart and the same cards. */
export const LANES: readonly string[] = SHOPPERS.flatMap((shopper) => [
  `${shopper} PICKUP`,
  `${shopper} DELIVERY`,
]);

export const shopperOf = (lane: string): string => lane.split(' ')[0] ?? lane;

export const modalityOf = (lane: string): 'PICKUP' | 'DELIVERY' =>
  lane.endsWith('DELIVERY') ? 'DELIVERY' : 'PICKUP';
