import { placeLine, streetLine } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useOverlayPlace,
  useStyles,
} from '@grocer/foundation/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../core/context.tsx';
import addressesCss from './addresses.css?inline';
import { addressesMessages } from './messages.ts';
import { confirmRemoval, dismissRemoval, leaveRemoval } from './removing.ts';
import { listOf } from './slice.ts';
import { Trouble } from './Trouble.tsx';

function Question({ entry }: { readonly entry: ProfileAddress | undefined }): ReactNode {
  useStyles(addressesCss);
  const text = useText('addresses', addressesMessages);
  const account = useAccountCore();
  const removing = useAccountStore((state) => state.removing);
  const isBusy = removing.phase === 'removing';
  const keep = (): void => dismissRemoval(account);
  return (
    <Sheet screen="confirm-removal" isAlert isTall={false} onExit={keep}>
      <SheetScreen name="confirm-removal" isOn>
        <SheetHeader title={text.removal.title} close={{ label: text.close, onPress: keep }} />
        <SheetBody>
          <div className="grocer-form">
            <Trouble trouble={removing.phase === 'asking' ? removing.trouble : undefined} />
            {entry && (
              <div className="grocer-address-panel">
                <p>
                  <strong>{streetLine(entry.address)}</strong>
                </p>
                <p className="grocer-small">{placeLine(entry.address)}</p>
              </div>
            )}
            <p>{text.removal.text}</p>
          </div>
        </SheetBody>
        <SheetFooter>
          <Button kind="secondary" part="cancel" disabled={isBusy} onPress={keep}>
            {text.cancel}
          </Button>
          <Button kind="danger" part="remove" busy={isBusy} onPress={() => void confirmRemoval(account)}>
            {text.removal.confirm}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}

/** Asks before an address is removed; focus starts on the answer that changes nothing. */
export function ConfirmRemoval(): ReactNode {
  const account = useAccountCore();
  const removing = useAccountStore((state) => state.removing);
  const entry = useAccountStore(({ book }) =>
    listOf(book).find(({ id }) => removing.phase !== 'idle' && id === removing.id),
  );
  useEffect(() => () => leaveRemoval(account), [account]);
  // Render beside the layer that opened it; inside, that layer's dialog would contain this one.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  return (
    <Overlay open={removing.phase !== 'idle'} near={beside ?? account.config.container}>
      <Question entry={entry} />
    </Overlay>
  );
}
