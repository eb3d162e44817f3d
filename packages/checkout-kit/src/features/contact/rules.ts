import type { ContactUpdate } from '@grocer/foundation/contract';
import type { OrderContact } from '@grocer/foundation/domain';

/** What a shopper types about whom to reach. */
export interface TypedContact {
  readonly firstName: string;
  readonly lastName: string;
  /** As it stands in the field. */
  readonly phone: string;
  readonly smsOptIn: boolean;
}

export type ContactField = 'firstName' | 'lastName' | 'phoneNumber';

/** Why a field cannot be used: the name of its message. */
export type ContactProblem = 'firstNameRequired' | 'lastNameRequired' | 'phoneRequired' | 'namePattern';

/** Most characters of a name [C-5.2] [C-9.1]. */
export const MOST_NAME = 40;

/** Ten digits of a phone; eleven with a leading 1 lose it; undefined for anything else [C-5.3]. */
export function phoneDigits(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

/** A phone as it is typed: "(513) 555-0142", as far as it has come [C-5.3]. */
export function phoneMask(typed: string): string {
  const digits = typed
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10);
  const [area, prefix, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (digits.length <= 3) return area;
  return `(${area}) ${prefix}${line && `-${line}`}`;
}

/** Letters of any language, and what stands between them in names [C-5.2]. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’.-]*[\p{L}\p{M}.])?$/u;

function nameProblem(name: string, missing: ContactProblem): ContactProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return missing;
  return NAME.test(trimmed) ? undefined : 'namePattern';
}

/** Why what was typed cannot be used, by field [C-5.2] [C-5.3] [C-5.4]. */
export function contactProblems(
  typed: TypedContact,
): Readonly<Partial<Record<ContactField, ContactProblem>>> {
  const firstName = nameProblem(typed.firstName, 'firstNameRequired');
  const lastName = nameProblem(typed.lastName, 'lastNameRequired');
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phoneDigits(typed.phone) === undefined && { phoneNumber: 'phoneRequired' }),
  };
}

/** Whom to reach, as the service takes it; texts go to a phone alone [C-4.22] [C-5.3]. */
export function contactFrom({ firstName, lastName, phone, smsOptIn }: TypedContact): ContactUpdate {
  const digits = phoneDigits(phone);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(digits !== undefined && { phone: `+1${digits}`, smsOptIn }),
  };
}

/** Has nobody said yet who it is? Then the drawer opens by itself [C-2.24]. */
export const isNameless = (contact: OrderContact | undefined): boolean =>
  !contact?.firstName.trim() || !contact.lastName.trim();
