import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { productOf } from './cart-groups.ts';

type Substitutes = Pick<CartLine, 'substitutionPolicy' | 'substitutionItems'>;

const WORDS: Readonly<Record<Exclude<SubstitutionPolicy, 'CUSTOMER_CHOICE'>, string>> = {
  SHOPPER_CHOICE: 'Substitutions allowed',
  NONE: 'Substitutions not allowed',
};

/** What may come in the place of a product, as a shopper is told of it [C-4.31]. */
export function substitutionWords(
  { substitutionPolicy, substitutionItems }: Substitutes,
  products: readonly Product[],
): string {
  if (substitutionPolicy !== 'CUSTOMER_CHOICE') return WORDS[substitutionPolicy];
  const names = substitutionItems.map((gtin13) => productOf({ gtin13 }, products)?.name ?? gtin13);
  return `Backup: ${names.join(', ')}`;
}

const CHOICES = ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE'] as const;

/** What can be chosen for a line: a backup where one was named, whatever is chosen now. */
export const substitutionChoices = (line: Substitutes): readonly SubstitutionPolicy[] =>
  CHOICES.filter(
    (policy) =>
      policy !== 'CUSTOMER_CHOICE' || policy === line.substitutionPolicy || line.substitutionItems.length > 0,
  );
