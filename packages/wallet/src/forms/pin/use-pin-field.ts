import { useMemo } from 'react';
import type { RefObject } from 'react';
import { useText } from '../../core/context.tsx';
import { hostedFieldMessages } from '../../hosted-fields/messages.ts';
import { pinMode } from '../../hosted-fields/modes.ts';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields.ts';
import type { HostedFrame } from '../../hosted-fields/use-hosted-fields.ts';
import type { FormName } from '../slice.ts';

interface PinFieldUse {
  readonly form: FormName;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Shows the vault's PIN field. */
export function usePinField({ form, place }: PinFieldUse): HostedFrame<string> {
  const text = useText('hostedFields', hostedFieldMessages);
  const words = useMemo(
    () => ({
      title: text.pinTitle,
      labels: { pin: text.pin },
      placeholders: { pin: text.pin },
      errors: text.codes,
    }),
    [text],
  );
  return useHostedFields({ mode: pinMode, form, place, words });
}
