import { phoneLink } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useContent } from '../../../core/context.tsx';

interface PhoneProps {
  /** A banner has one number for the footer and one for customer service. */
  readonly of: 'footer' | 'customerService';
  /** {phone} is the number. */
  readonly words: string;
}

/** A banner's phone number as a link; nothing if the content service has none [F-9.14]. */
export function Phone({ of, words }: PhoneProps): ReactNode {
  const phone = useContent()(`phone.${of}`, '');
  if (phone === '') return null;
  const said = formatMessage(words, { phone });
  // A number with letters or an extension cannot be a link.
  const link = phoneLink(phone);
  if (link === undefined) return <span>{said}</span>;
  return (
    <a className="grocer-button" data-kind="quiet" data-part={`phone-${of}`} href={link}>
      {said}
    </a>
  );
}
