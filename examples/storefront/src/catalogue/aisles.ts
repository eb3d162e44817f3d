/** An aisle of the shop. */
export interface Aisle {
  readonly slug: string;
  readonly name: string;
  /** The picture on its tile. */
  readonly image: string;
  /** The ground of its tile. */
  readonly tone: 'leaf' | 'honey' | 'clay' | 'sky' | 'plum';
}

/** Every aisle, in the order in which people walk. */
export const AISLES_OF_THE_SHOP: readonly Aisle[] = [
  { slug: 'produce', name: 'Produce', image: 'tomatoes', tone: 'leaf' },
  { slug: 'bakery', name: 'Bakery', image: 'bread', tone: 'honey' },
  { slug: 'dairy-eggs', name: 'Dairy & Eggs', image: 'milk', tone: 'sky' },
  { slug: 'meat-fish', name: 'Meat & Fish', image: 'chicken', tone: 'clay' },
  { slug: 'pantry', name: 'Pantry', image: 'pasta', tone: 'honey' },
  { slug: 'frozen', name: 'Frozen', image: 'icecream', tone: 'plum' },
  { slug: 'drinks', name: 'Drinks', image: 'juice', tone: 'honey' },
  { slug: 'beer-wine', name: 'Beer & Wine', image: 'wine', tone: 'clay' },
  { slug: 'household', name: 'Household', image: 'detergent', tone: 'sky' },
  { slug: 'care', name: 'Care', image: 'shampoo', tone: 'leaf' },
];

export const aisleOf = (slug: string): Aisle | undefined =>
  AISLES_OF_THE_SHOP.find((aisle) => aisle.slug === slug);
