import type { CartLine, Product, SubstitutionPolicy } from '@grocer/foundation/domain';
import { productOf } from './cart-groups.ts';

type Substitutes = Pick<CartLine, 'substitutionPolicy' | 'substitutionItems'>;

const WORDS: Readonly<Record<Exclude<SubstitutionPolicy, 'CUSTOMER_CHOICE'>, string>> = {
  SHOPPER_CHOICE: 'Substitutions allowed',
  NONE: 'Substitutions not allowed',
};

/** Returns the text for a line's substitution policy [C-4.31]; for an unknown one, what there is to choose. */
export function substitutionWords(
  { substitutionPolicy, substitutionItems }: Substitutes,
  products: readonly Product[],
): string {
  if (substitutionPolicy === undefined) return 'Substitutions';
  if (substitutionPolicy !== 'CUSTOMER_CHOICE') return WORDS[substitutionPolicy];
  const names = substitutionItems.map((gtin13) => productOf({ gtin13 }, products)?.name ?? gtin13);
  return `Backup: ${names.join(', ')}`;
}

const CHOICES = ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE'] as const;

/** Returns the policies to choose from; a backup is offered if one was named for the line. */
export const substitutionChoices = (line: Substitutes): readonly SubstitutionPolicy[] =>
  CHOICES.filter(
    (policy) =>
      policy !== 'CUSTOMER_CHOICE' || policy === line.substitutionPolicy || line.substitutionItems.length > 0,
  );
