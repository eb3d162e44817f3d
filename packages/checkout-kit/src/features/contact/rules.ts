import type { ContactUpdate } from '@grocer/foundation/contract';
import { phoneDigits } from '@grocer/foundation/domain';
import type { OrderContact } from '@grocer/foundation/domain';

/** The typed contact. */
export interface TypedContact {
  readonly firstName: string;
  readonly lastName: string;
  /** The raw content of the field. */
  readonly phone: string;
  readonly smsOptIn: boolean;
}

export type ContactField = 'firstName' | 'lastName' | 'phoneNumber';

/** The key of a field's error message. */
export type ContactProblem =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'phoneRequired'
  | 'phonePattern'
  | 'namePattern';

/** Maximum length of a name [C-5.2] [C-9.1]. */
export const MOST_NAME = 40;

/** Formats a phone number while it is typed, such as "(513) 555-0142"; it may be incomplete [C-5.3]. */
export function phoneMask(typed: string): string {
  const digits = typed
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10);
  const [area, prefix, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (digits.length <= 3) return area;
  return `(${area}) ${prefix}${line && `-${line}`}`;
}

/** Letters of any language, with the separators that names contain [C-5.2]. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’.-]*[\p{L}\p{M}.])?$/u;

function nameProblem(name: string, missing: ContactProblem): ContactProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return missing;
  return NAME.test(trimmed) ? undefined : 'namePattern';
}

function phoneProblem(phone: string): ContactProblem | undefined {
  if (phone.trim() === '') return 'phoneRequired';
  return phoneDigits(phone) === undefined ? 'phonePattern' : undefined;
}

/** Validates the typed contact; returns the problems by field [C-5.2] [C-5.3] [C-5.4]. */
export function contactProblems(
  typed: TypedContact,
): Readonly<Partial<Record<ContactField, ContactProblem>>> {
  const firstName = nameProblem(typed.firstName, 'firstNameRequired');
  const lastName = nameProblem(typed.lastName, 'lastNameRequired');
  const phoneNumber = phoneProblem(typed.phone);
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phoneNumber && { phoneNumber }),
  };
}

/** Converts the typed contact to the service's format; texts need a phone number [C-4.22] [C-5.3]. */
export function contactFrom({ firstName, lastName, phone, smsOptIn }: TypedContact): ContactUpdate {
  const digits = phoneDigits(phone);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(digits !== undefined && { phone: `+1${digits}`, smsOptIn }),
  };
}

/** Returns true when the contact lacks a first or last name; the drawer then opens by itself [C-2.24]. */
export const isNameless = (contact: OrderContact | undefined): boolean =>
  !contact?.firstName.trim() || !contact.lastName.trim();
