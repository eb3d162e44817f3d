import { checkoutBehaviourOf } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../../core/context.tsx';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { tipMessages } from './messages.ts';

/** Explains why no tip is taken [C-2.44]. */
export function TippingPolicy({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText('tip', tipMessages);
  const banner = useCheckoutStore(({ settings }) => settings.banner);
  const name = useCheckoutStore(({ settings }) => settings.bannerName);
  const isOwn = checkoutBehaviourOf(banner).ownTipPolicy;
  return (
    <MessageSheet
      name="tipping-policy"
      title={text.policyTitle}
      isAlert={false}
      onExit={onClose}
      actions={
        <Button kind="primary" part="close-policy" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      <p>{isOwn ? formatMessage(text.ownPolicy, { banner: name }) : text.policy}</p>
    </MessageSheet>
  );
}
