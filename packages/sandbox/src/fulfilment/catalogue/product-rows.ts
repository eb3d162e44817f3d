import type { Modality } from '@grocer/foundation/domain';
import type { ProductsTable } from '../fulfilment-tables.ts';

// Columns: name, size, aisle, family, brand, cents, unit price, picture, location in the store, tags and
// flags. Flags: a from 21, b from 18, p Proposition 65, e out of stock, l low, t not carried by the partner,
// d not delivered, s shipped, w sold by weight, g taxed and not for SNAP, m in no store, n new.
const ROWS = `
Whole Milk|1 gal|dairy-eggs|milk|Millbrook|399|3.1¢ / fl oz|milk|Aisle 12||
2% Milk|1 gal|dairy-eggs|milk|Millbrook|389|3.0¢ / fl oz|milk-green|Aisle 12||
Oat Drink|64 fl oz|dairy-eggs|milk|Larkspur Farm|449|7.0¢ / fl oz|milk-honey|Aisle 12|vegan,lactose-free|s
Fresh Cream|16 fl oz|dairy-eggs|milk|Millbrook|329|20.6¢ / fl oz|milk-red|Aisle 12||e
White Bread|20 oz|bakery|bread|Millbrook|199|10.0¢ / oz|bread|Bakery||s
Wheat Bread|20 oz|bakery|bread|Millbrook|249|12.5¢ / oz|bread-wheat|Bakery|vegan|s
Rye Bread|16 oz|bakery|bread|Old Mill|379|23.7¢ / oz|bread-rye|Bakery|vegan|
Sourdough Loaf|24 oz|bakery|bread|Old Mill|499|20.8¢ / oz|sourdough|Bakery|vegan|e
Large Eggs|12 ct|dairy-eggs|eggs|Millbrook|329|27.4¢ each|eggs|Aisle 12||
Free Range Eggs|12 ct|dairy-eggs|eggs|Larkspur Farm|549|45.8¢ each|eggs-brown|Aisle 12|organic|
Red Apples|3 lb|produce|apples|Millbrook|449|$1.50 / lb|apple|Produce||
Green Apples|3 lb|produce|apples|Millbrook|479|$1.60 / lb|apple-green|Produce||
Pears|2 lb|produce|apples|Millbrook|399|$2.00 / lb|pear|Produce||
Bananas|about 1 lb|produce|bananas|Millbrook|59|$0.59 / lb|bananas|Produce||w
Baby Spinach|10 oz|produce|greens|Larkspur Farm|399|39.9¢ / oz|spinach|Produce|organic,vegan|
Romaine Hearts|3 ct|produce|greens|Larkspur Farm|349|$1.16 each|romaine|Produce|vegan|
Tomatoes on the Vine|about 1 lb|produce|tomatoes|Millbrook|249|$2.49 / lb|tomatoes|Produce|vegan|w
Roma Tomatoes|about 1 lb|produce|tomatoes|Millbrook|149|$1.49 / lb|tomatoes-plum|Produce|vegan|w
Chicken Breast|about 2 lb|meat-fish|chicken|Millbrook|899|$4.49 / lb|chicken|Back wall|gluten-free|w
Chicken Thighs|about 2 lb|meat-fish|chicken|Millbrook|699|$3.49 / lb|chicken-tray|Back wall|gluten-free|w
Ground Beef|1 lb|meat-fish|beef|Millbrook|599|$5.99 / lb|beef|Back wall|gluten-free|
Salmon Fillet|about 1 lb|meat-fish|fish|Harbor|1099|$10.99 / lb|salmon|Back wall|gluten-free|tw
Cod Fillet|about 1 lb|meat-fish|fish|Harbor|899|$8.99 / lb|salmon-cod|Back wall|gluten-free|tw
Spaghetti|16 oz|pantry|pasta|Millbrook|149|9.3¢ / oz|pasta|Aisle 5|vegan|s
Penne|16 oz|pantry|pasta|Millbrook|149|9.3¢ / oz|penne|Aisle 5|vegan|s
Tomato Sauce|24 oz|pantry|sauce|Old Mill|279|11.6¢ / oz|jar|Aisle 5|vegan|s
Basil Sauce|24 oz|pantry|sauce|Old Mill|319|13.3¢ / oz|jar-green|Aisle 5||s
Ground Coffee|12 oz|drinks|coffee|Old Mill|899|74.9¢ / oz|coffee|Aisle 7|vegan|ps
Coffee Beans|12 oz|drinks|coffee|Old Mill|1099|91.6¢ / oz|coffee-red|Aisle 7|vegan|ps
Potato Chips|8 oz|pantry|chips|Millbrook|349|43.6¢ / oz|chips|Aisle 5|vegan|ps
Tortilla Chips|11 oz|pantry|chips|Millbrook|329|29.9¢ / oz|chips-honey|Aisle 5|vegan,gluten-free|s
Sparkling Water|12 ct|drinks|water|Millbrook|499|41.6¢ each|can-mint|Aisle 7|vegan|s
Orange Juice|52 fl oz|drinks|juice|Larkspur Farm|429|8.3¢ / fl oz|juice|Aisle 7|vegan|
Vanilla Ice Cream|48 fl oz|frozen|ice|Millbrook|549|11.4¢ / fl oz|icecream|Aisle 14||t
Red Wine|750 ml|beer-wine|wine|Larkspur Cellars|1299|$1.73 / 100 ml|wine|Aisle 16||a
White Wine|750 ml|beer-wine|wine|Larkspur Cellars|1199|$1.60 / 100 ml|wine-white|Aisle 16||a
Lager|12 ct|beer-wine|beer|Old Mill Brewing|1599|$1.33 each|can|Aisle 16||a
Pale Ale|6 ct|beer-wine|beer|Old Mill Brewing|1099|$1.83 each|beer|Aisle 16||a
Laundry Soap|92 fl oz|household|laundry|Clearwater|1199|13.0¢ / fl oz|detergent|Aisle 9||pgs
Saffron|0.5 g|pantry|saffron|Old Mill|1499|$29.98 / g|saffron|Aisle 5|vegan|es
Multigrain Bread|24 oz|bakery|bread|Millbrook|429|17.9¢ / oz|bread-grain|Bakery||
Brioche Loaf|18 oz|bakery|bread|Old Mill|529|29.4¢ / oz|brioche|Bakery||
Sandwich Bread Made With Stone-Ground Whole Wheat and Seven Seeds|32 oz|bakery|bread|Old Mill|649|20.3¢ / oz|bread-grain|Bakery|vegan|
Same-Day Membership, Free Trial|30 days|memberships|membership|Millbrook|0||way-delivery|||gm
Next-Day Membership|1 year|memberships|membership|Millbrook|5900||way-delivery|||gm
Avocados|4 ct|produce|avocados|Millbrook|449|$1.12 each|avocado|Produce|vegan|n
Plain Bagels|6 ct|bakery|bagels|Old Mill|399|66.5¢ each|bagel|Bakery|vegan|n
Sharp Cheddar|8 oz|dairy-eggs|cheese|Millbrook|379|47.4¢ / oz|cheese|Aisle 12||n
Salted Butter|16 oz|dairy-eggs|butter|Millbrook|499|31.2¢ / oz|butter|Aisle 12||n
Greek Yogurt|32 oz|dairy-eggs|yogurt|Larkspur Farm|579|18.1¢ / oz|yogurt|Aisle 12||n
Smoked Bacon|12 oz|meat-fish|pork|Old Mill|649|54.1¢ / oz|bacon|Back wall||pn
Raw Shrimp|1 lb|meat-fish|shellfish|Harbor|949|$9.49 / lb|shrimp|Back wall|gluten-free|tn
Rotisserie Chicken, Hot|1 ct|meat-fish|hot-food|Millbrook|799|$7.99 each|rotisserie|Back wall|gluten-free|tgdn
Long Grain Rice|5 lb|pantry|rice|Millbrook|549|$1.10 / lb|rice|Aisle 5|vegan,gluten-free|sn
Peanut Butter|16 oz|pantry|spreads|Old Mill|329|20.6¢ / oz|jar-brown|Aisle 5|vegan,gluten-free|lsn
Garden Peas|16 oz|frozen|frozen-veg|Millbrook|199|12.4¢ / oz|frozen-bag|Aisle 14|vegan|tn
Mixed Berries|32 oz|frozen|frozen-fruit|Larkspur Farm|1099|34.3¢ / oz|frozen-bag-berry|Aisle 14|vegan,organic|tn
French Fries|28 oz|frozen|frozen-veg|Millbrook|379|13.5¢ / oz|frozen-bag-honey|Aisle 14|vegan|tn
Cheese Pizza|19 oz|frozen|pizza|Old Mill|649|34.2¢ / oz|frozen-box|Aisle 14||tn
Waffles|10 ct|frozen|breakfast|Millbrook|329|32.9¢ each|frozen-box-honey|Aisle 14||tn
Fish Sticks|24 ct|frozen|frozen-fish|Harbor|749|31.2¢ each|frozen-box-blue|Aisle 14||tn
Veggie Burgers|4 ct|frozen|burgers|Larkspur Farm|599|$1.50 each|frozen-box-green|Aisle 14|vegan|ltn
Apple Juice|64 fl oz|drinks|apple-juice|Larkspur Farm|379|5.9¢ / fl oz|juice-red|Aisle 7|vegan|sn
Lemonade|59 fl oz|drinks|lemonade|Millbrook|299|5.1¢ / fl oz|juice-honey|Aisle 7|vegan|n
Cola|12 ct|drinks|soda|Millbrook|599|49.9¢ each|can-red|Aisle 7|vegan|psn
Green Tea|40 ct|drinks|tea|Old Mill|449|11.2¢ each|tea|Aisle 7|vegan,organic|sn
Rose Wine|750 ml|beer-wine|rose|Larkspur Cellars|1399|$1.87 / 100 ml|wine-rose|Aisle 16||an
Sparkling Wine|750 ml|beer-wine|sparkling-wine|Larkspur Cellars|1599|$2.13 / 100 ml|wine-gold|Aisle 16||atn
India Pale Ale|6 ct|beer-wine|ipa|Old Mill Brewing|1199|$2.00 each|beer-green|Aisle 16||an
Hard Cider|6 ct|beer-wine|cider|Old Mill Brewing|999|$1.67 each|beer-red|Aisle 16||aln
Paper Towels|6 ct|household|paper|Millbrook|799|$1.33 each|towels|Aisle 9||gsn
Bath Tissue|12 ct|household|paper|Millbrook|999|83.3¢ each|tissue|Aisle 9||gsn
Dish Soap|22 fl oz|household|dishes|Clearwater|349|15.9¢ / fl oz|dish-soap|Aisle 9||gsn
Trash Bags|40 ct|household|bags|Millbrook|899|22.5¢ each|trash-bags|Aisle 9||gsn
Sponges|6 ct|household|dishes|Clearwater|429|71.5¢ each|sponge|Aisle 9||gsn
Aluminum Foil|75 sq ft|household|wraps|Millbrook|499|6.7¢ / sq ft|foil|Aisle 9||gsn
AA Batteries|8 ct|household|batteries|Millbrook|799|$1.00 each|batteries|Aisle 9||pgsn
Daily Shampoo|12 fl oz|care|hair|Clearwater|599|49.9¢ / fl oz|shampoo|Aisle 2||gsn
Toothpaste|6 oz|care|teeth|Clearwater|399|66.5¢ / oz|toothpaste|Aisle 2||gsn
Hand Soap|11 fl oz|care|soap|Clearwater|329|29.9¢ / fl oz|shampoo-blue|Aisle 2||gsn
Sunscreen SPF 50|8 fl oz|care|skin|Clearwater|1099|$1.37 / fl oz|sunscreen|Aisle 2||gsn
Bandages|60 ct|care|first-aid|Millbrook|449|7.5¢ each|bandages|Aisle 2||gsn
Pain Relief|100 ct|care|medicine|Millbrook|799|8.0¢ each|pill-bottle|Aisle 2||gsn
Cough Syrup|8 fl oz|care|medicine|Millbrook|899|$1.12 / fl oz|syrup|Aisle 2||btgdn
Diapers, Size 3|78 ct|care|baby|Millbrook|2499|32.0¢ each|diapers|Aisle 2||gsn
`;

/** Returns the GTIN of the product in a row; GTINs that begin with 2 belong to no company. */
export const gtinOf = (row: number): string => `2${String(row).padStart(12, '0')}`;

interface Row {
  readonly gtin13: string;
  readonly name: string;
  readonly size: string;
  readonly aisle: string;
  readonly family: string;
  readonly brand: string;
  readonly cents: string;
  readonly unitPrice: string;
  readonly picture: string;
  readonly location: string;
  readonly tags: string;
  readonly flags: string;
}

const rowOf = (text: string, index: number): Row => {
  const [name = '', size = '', aisle = '', family = '', brand = '', cents = '0', ...more] = text.split('|');
  const [unitPrice = '', picture = '', location = '', tags = '', flags = ''] = more;
  const facts = { unitPrice, picture, location, tags, flags };
  return { gtin13: gtinOf(index + 1), name, size, aisle, family, brand, cents, ...facts };
};

const rows = (): readonly Row[] => ROWS.trim().split('\n').map(rowOf);

/** Returns true when a product is sold by weight, so that fractions can be ordered. */
export const isWeighed = (gtin13: string): boolean =>
  rows().some((row) => row.gtin13 === gtin13 && row.flags.includes('w'));

/** Returns the tax class: food is not taxed, and alcohol is taxed higher than the rest. */
function taxClassOf(flags: string): ProductsTable['tax_class'] {
  if (flags.includes('a')) return 'alcohol';
  return flags.includes('g') ? 'general' : 'exempt';
}

function minimumAgeOf(flags: string): number {
  if (flags.includes('a')) return 21;
  return flags.includes('b') ? 18 : 0;
}

const waysOf = (flags: string): readonly Modality[] => [
  'PICKUP',
  ...(flags.includes('d') ? [] : (['DELIVERY'] as const)),
  ...(flags.includes('s') ? (['SHIP'] as const) : []),
  ...(flags.includes('m') ? [] : (['IN_STORE'] as const)),
];

function missingAt(flags: string): ProductsTable['missing_at'] {
  if (flags.includes('e')) return 'everywhere';
  return flags.includes('t') ? 'third_party' : 'nowhere';
}

const toProduct = ({ flags, cents, unitPrice, ...row }: Row): ProductsTable => ({
  ...row,
  price_cents: Number(cents),
  unit_price: unitPrice,
  is_alcohol: flags.includes('a') ? 1 : 0,
  is_snap: /[ag]/.test(flags) ? 0 : 1,
  is_weighed: flags.includes('w') ? 1 : 0,
  is_low: flags.includes('l') ? 1 : 0,
  is_new: flags.includes('n') ? 1 : 0,
  minimum_age: minimumAgeOf(flags),
  tax_class: taxClassOf(flags),
  needs_prop65: flags.includes('p') ? 1 : 0,
  missing_at: missingAt(flags),
  ways: waysOf(flags).join(','),
});

/** Returns all products. */
export const productRows = (): readonly ProductsTable[] => rows().map(toProduct);
