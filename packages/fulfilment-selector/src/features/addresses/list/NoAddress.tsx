import { Button, Icon } from '@grocer/foundation/ui';
import { MapPinHouse } from 'lucide';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { BookNews, ViewAll } from '../BookOr.tsx';
import { useLanding } from '../use-landing.ts';
import { ViewBody } from '../../../window/ViewHeader.tsx';
import { useText } from '../../../core/context.tsx';
import { addressListMessages } from './messages.ts';

/** The empty state of the second book [F-2.31] [F-2.38]. */
export function NoAddress(): ReactNode {
  const text = useText('addressList', addressListMessages);
  const { openForm } = useAddressActions();
  const place = useLanding();
  return (
    <ViewBody>
      <BookNews />
      <div ref={place} className="grocer-empty" data-part="empty">
        <span className="grocer-empty-icon">
          <Icon of={MapPinHouse} size={20} />
        </span>
        <p className="grocer-small" tabIndex={-1} data-landing="add">
          {text.emptyText}
        </p>
        <Button kind="primary" part="add-address" onPress={() => openForm()}>
          {text.addNew}
        </Button>
        <ViewAll />
      </div>
    </ViewBody>
  );
}
