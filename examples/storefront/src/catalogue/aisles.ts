/** An aisle of the shop. */
export interface Aisle {
  readonly slug: string;
  readonly name: string;
  /** File name of the picture on its tile. */
  readonly image: string;
  /** Background colour of its tile. */
  readonly tone: 'leaf' | 'honey' | 'clay' | 'sky' | 'plum';
}

/** All aisles, in the order of a walk through the store. */
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
