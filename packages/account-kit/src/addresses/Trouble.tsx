import { Notice } from '@grocer/foundation/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { addressesMessages } from './messages.ts';
import type { AddressTrouble } from './messages.ts';

/** Error notice that is announced and takes focus. */
export function Trouble({ trouble }: { readonly trouble: AddressTrouble | undefined }): ReactNode {
  const { troubles } = useText('addresses', addressesMessages);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (trouble !== undefined) place.current?.focus();
  }, [trouble]);
  if (trouble === undefined) return null;
  return (
    <div ref={place} tabIndex={-1} className="grocer-in-view">
      <Notice tone="danger" part="problem" text={troubles[trouble]} />
    </div>
  );
}
