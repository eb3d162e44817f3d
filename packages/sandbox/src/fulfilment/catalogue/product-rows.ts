import type { ProductsTable } from '../fulfilment-tables.ts';

// Name, size, family, cents, and: a alcohol, p Proposition 65, e out of stock, t not carried by the partner,
// w sold by weight, n no food.
const ROWS = `
Whole Milk|1 gal|milk|399
2% Milk|1 gal|milk|389
Oat Drink|64 fl oz|milk|449
Fresh Cream|16 fl oz|milk|329|e
White Bread|20 oz|bread|199
Wheat Bread|20 oz|bread|249
Rye Bread|16 oz|bread|379
Sourdough Loaf|24 oz|bread|499|e
Large Eggs|12 ct|eggs|329
Free Range Eggs|12 ct|eggs|549
Red Apples|3 lb|apples|449
Green Apples|3 lb|apples|479
Pears|2 lb|apples|399
Bananas|1 lb|bananas|59|w
Baby Spinach|10 oz|greens|399
Romaine Hearts|3 ct|greens|349
Tomatoes on the Vine|1 lb|tomatoes|249|w
Roma Tomatoes|1 lb|tomatoes|149|w
Chicken Breast|2 lb|chicken|899
Chicken Thighs|2 lb|chicken|699
Ground Beef|1 lb|beef|599
Salmon Fillet|1 lb|fish|1099|t
Cod Fillet|1 lb|fish|899|t
Spaghetti|16 oz|pasta|149
Penne|16 oz|pasta|149
Tomato Sauce|24 oz|sauce|279
Basil Sauce|24 oz|sauce|319
Ground Coffee|12 oz|coffee|899|p
Coffee Beans|12 oz|coffee|1099|p
Potato Chips|8 oz|chips|349|p
Tortilla Chips|11 oz|chips|329
Sparkling Water|12 ct|water|499
Orange Juice|52 fl oz|juice|429
Vanilla Ice Cream|48 fl oz|ice|549|t
Red Wine|750 ml|wine|1299|a
White Wine|750 ml|wine|1199|a
Lager|12 ct|beer|1599|a
Pale Ale|6 ct|beer|1099|a
Laundry Soap|92 fl oz|laundry|1199|pn
Saffron|0.5 g|saffron|1499|e
Multigrain Bread|24 oz|bread|429
Brioche Loaf|18 oz|bread|529
Sandwich Bread Made With Stone-Ground Whole Wheat and Seven Seeds|32 oz|bread|649
Same-Day Membership, Free Trial|30 days|membership|0|n
Next-Day Membership|1 year|membership|5900|n
`;

/** The number of the product in a row; numbers that begin with 2 belong to no company. */
export const gtinOf = (row: number): string => `2${String(row).padStart(12, '0')}`;

interface Row {
  readonly gtin13: string;
  readonly name: string;
  readonly size: string;
  readonly family: string;
  readonly cents: string;
  readonly flags: string;
}

const rows = (): readonly Row[] =>
  ROWS.trim()
    .split('\n')
    .map((row, index) => {
      const [name = '', size = '', family = '', cents = '0', flags = ''] = row.split('|');
      return { gtin13: gtinOf(index + 1), name, size, family, cents, flags };
    });

/** Is a product sold by weight, so that parts of one can be had? */
export const isWeighed = (gtin13: string): boolean =>
  rows().some((row) => row.gtin13 === gtin13 && row.flags.includes('w'));

/** Food is not taxed; alcohol is taxed higher than the rest. */
function taxClassOf(flags: string): ProductsTable['tax_class'] {
  if (flags.includes('a')) return 'alcohol';
  return flags.includes('n') ? 'general' : 'exempt';
}

/** Every product there is. */
export const productRows = (): readonly ProductsTable[] =>
  rows().map(({ gtin13, name, size, family, cents, flags }) => {
    const missing = flags.includes('t') ? 'third_party' : 'nowhere';
    return {
      gtin13,
      name,
      size,
      family,
      price_cents: Number(cents),
      is_alcohol: flags.includes('a') ? 1 : 0,
      is_snap: /[an]/.test(flags) ? 0 : 1,
      tax_class: taxClassOf(flags),
      needs_prop65: flags.includes('p') ? 1 : 0,
      missing_at: flags.includes('e') ? 'everywhere' : missing,
    };
  });
