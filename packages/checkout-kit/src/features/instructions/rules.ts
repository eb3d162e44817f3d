import type { Checkout, DeliveryType } from '@grocer/foundation/domain';

/** What a shopper says about how an order is handed over. */
export interface TypedInstructions {
  readonly words: string;
  readonly isAtDoor: boolean;
  readonly isQuiet: boolean;
}

/** Most characters of instructions, with what is added to them [C-5.7] [C-9.1]. */
const MOST_INSTRUCTIONS = 128;

/** What stands at the end of instructions where nobody is to ring; whoever brings the order reads it [C-4.21]. */
const QUIET = 'Don’t ring the bell.';

/** Instructions as the service has them, without what a checkbox has added. */
export function instructionsOf({
  instructions,
  deliveryType,
}: Pick<Checkout, 'instructions' | 'deliveryType'>): TypedInstructions {
  const isQuiet = instructions.endsWith(QUIET);
  return {
    words: isQuiet ? instructions.slice(0, -QUIET.length).trim() : instructions,
    isAtDoor: deliveryType === 'Contactless',
    isQuiet,
  };
}

/** How many characters there is room for. */
export const mostWords = ({ isQuiet }: Pick<TypedInstructions, 'isQuiet'>): number =>
  isQuiet ? MOST_INSTRUCTIONS - QUIET.length - 1 : MOST_INSTRUCTIONS;

/** Can what was typed not be sent? */
export const isTooLong = (typed: TypedInstructions): boolean => typed.words.trim().length > mostWords(typed);

/** Has somebody to show who they are when it is handed over? Then it cannot be left at a door [C-4.20]. */
export const isHandedOver = ({ lines, dateOfBirth }: Pick<Checkout, 'lines' | 'dateOfBirth'>): boolean =>
  dateOfBirth !== undefined || lines.some(({ isAgeRestricted }) => isAgeRestricted);

/** What was typed, as the service takes it. */
export function instructionsFrom(
  { words, isAtDoor, isQuiet }: TypedInstructions,
  checkout: Pick<Checkout, 'lines' | 'dateOfBirth'>,
): { readonly instructions: string; readonly deliveryType: DeliveryType } {
  return {
    instructions: [words.trim(), isQuiet && QUIET].filter(Boolean).join(' '),
    deliveryType: isAtDoor && !isHandedOver(checkout) ? 'Contactless' : 'Standard',
  };
}
