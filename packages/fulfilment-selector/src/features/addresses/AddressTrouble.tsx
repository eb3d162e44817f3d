import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useContent, useSelectorStore, useText } from '../../core/context.tsx';
import type { AddressTrouble } from './form-state.ts';
import { addressMessages } from './messages.ts';
import { defaultPurpose } from './book-rules.ts';
import type { AddressModality } from '../../core/address-rules.ts';

/** Returns the name of the modality for which an address is chosen. */
export function usePurposeName(): string {
  const text = useText('addresses', addressMessages);
  const modality = useSelectorStore(
    ({ addressPurpose, used, settings }): AddressModality =>
      (addressPurpose ?? defaultPurpose(used.active?.modality, settings.toggles.ownDelivery)).modality,
  );
  return text.modalities[modality];
}

/** Returns a function that gives the text for an unusable address [F-8.1] to [F-8.6]. */
export function useTroubleWords(): (trouble: AddressTrouble) => string {
  const { troubles } = useText('addresses', addressMessages);
  const content = useContent();
  const modality = usePurposeName();
  return (trouble) => formatMessage(content(`address.${trouble}`, troubles[trouble]), { modality });
}

interface FormTroubleProps {
  readonly trouble: AddressTrouble | undefined;
}

/** Why a form could not be submitted. Takes focus, so that the error above a long form is not missed. */
export function FormTrouble({ trouble }: FormTroubleProps): ReactNode {
  const words = useTroubleWords();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (trouble !== undefined) place.current?.focus();
  }, [trouble]);
  if (trouble === undefined) return null;
  return (
    <div ref={place} tabIndex={-1} className="grocer-form-trouble">
      <Notice tone="danger" part="problem" text={words(trouble)} />
    </div>
  );
}
