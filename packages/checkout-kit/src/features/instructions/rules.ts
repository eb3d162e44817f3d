import type { Checkout, DeliveryType } from '@grocer/foundation/domain';

/** The typed instructions for the handover. */
export interface TypedInstructions {
  readonly words: string;
  readonly isAtDoor: boolean;
  readonly isQuiet: boolean;
}

/** Maximum length of the instructions, including the sentence that a checkbox appends [C-5.7] [C-9.1]. */
const MOST_INSTRUCTIONS = 128;

/** Appended to the instructions for the driver if the bell must not be rung [C-4.21]. */
const QUIET = 'Don’t ring the bell.';

/** Splits the service's instructions into the typed text and the checkboxes. */
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

/** Returns how many characters can be typed. */
export const maxCharacters = ({ isQuiet }: Pick<TypedInstructions, 'isQuiet'>): number =>
  isQuiet ? MOST_INSTRUCTIONS - QUIET.length - 1 : MOST_INSTRUCTIONS;

/** Returns true when the typed text is too long. */
export const isTooLong = (typed: TypedInstructions): boolean =>
  typed.words.trim().length > maxCharacters(typed);

/** Returns true when the order needs an ID check at handover; it then cannot be left at the door [C-4.20]. */
export const isHandedOver = ({ lines, dateOfBirth }: Pick<Checkout, 'lines' | 'dateOfBirth'>): boolean =>
  dateOfBirth !== undefined || lines.some(({ isAgeRestricted }) => isAgeRestricted);

/** Converts the typed instructions to the service's format. */
export function instructionsFrom(
  { words, isAtDoor, isQuiet }: TypedInstructions,
  checkout: Pick<Checkout, 'lines' | 'dateOfBirth'>,
): { readonly instructions: string; readonly deliveryType: DeliveryType } {
  return {
    instructions: [words.trim(), isQuiet && QUIET].filter(Boolean).join(' '),
    deliveryType: isAtDoor && !isHandedOver(checkout) ? 'Contactless' : 'Standard',
  };
}
