import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { BookNews, BookOr } from '../BookOr.tsx';
import { listView } from '../../../core/address-rules.ts';
import { ViewBody, ViewHeader } from '../../../window/ViewHeader.tsx';
import { useContent, useSelectorActions, useSelectorStore, useText } from '../../../core/context.tsx';
import { addressListMessages } from './messages.ts';

/** Explains why an address is needed [F-2.33]. */
export function ReserveTime(): ReactNode {
  const text = useText('addressList', addressListMessages);
  const content = useContent();
  const book = useSelectorStore((state) => state.book);
  const { goTo } = useSelectorActions();
  return (
    <>
      <ViewHeader title={text.reserveTitle} />
      <ViewBody>
        <BookNews>
          <p>{content('addresses.reserveTime', text.reserveText)}</p>
        </BookNews>
        <BookOr>
          <div>
            <Button kind="primary" part="select-an-address" onPress={() => goTo(listView(book))}>
              {text.selectAddress}
            </Button>
          </div>
        </BookOr>
      </ViewBody>
    </>
  );
}
