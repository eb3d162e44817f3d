import { checkoutBehaviourOf } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { tipMessages } from './messages.ts';

/** Why no tip is taken [C-2.44]. */
export function TippingPolicy({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText('tip', tipMessages);
  const banner = useCheckoutStore(({ settings }) => settings.banner);
  const name = useCheckoutStore(({ settings }) => settings.bannerName);
  const isOwn = checkoutBehaviourOf(banner).ownTipPolicy;
  return (
    <Sheet screen="tipping-policy" isTall={false} onExit={onClose}>
      <SheetScreen name="tipping-policy" isOn>
        <SheetHeader title={text.policyTitle} close={{ label: text.close, onPress: onClose }} />
        <SheetBody>
          <p>{isOwn ? formatMessage(text.ownPolicy, { banner: name }) : text.policy}</p>
        </SheetBody>
        <SheetFooter>
          <Button kind="primary" part="close-policy" onPress={onClose}>
            {text.close}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
