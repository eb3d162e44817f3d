import { formatMessage, Overlay } from '@grocer/foundation/embed';
import type { Address } from '@grocer/foundation/domain';
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
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAddressActions } from '../../addresses/actions.ts';
import { addressLine } from '../../addresses/address-text.ts';
import { FormTrouble } from '../../addresses/AddressTrouble.tsx';
import { useSelectorCore, useSelectorStore, useText } from '../../selector-context.tsx';
import css from '../../addresses/addresses.css?inline';
import { windowCss } from '../../frame/styles.ts';
import { addressFormMessages } from './messages.ts';

const SCREEN = 'remove-address';

function Question({ address }: { readonly address: Address }): ReactNode {
  const { remove: text } = useText('addressForm', addressFormMessages);
  const removing = useSelectorStore((state) => state.removing);
  const { keepAddress, removeAddress } = useAddressActions();
  const id = useId();
  useStyles(windowCss);
  useStyles(css);
  const isBusy = removing.phase === 'removing';
  return (
    <Sheet screen={SCREEN} alert={id} isTall={false} onExit={keepAddress}>
      <SheetScreen name={SCREEN} isOn>
        <SheetHeader title={text.title} />
        <SheetBody>
          <div className="grocer-view">
            <FormTrouble trouble={removing.phase === 'asking' ? removing.trouble : undefined} />
            <p id={id}>{formatMessage(text.text, { address: addressLine(address) })}</p>
          </div>
        </SheetBody>
        <SheetFooter>
          <Button kind="secondary" part="keep" disabled={isBusy} onPress={keepAddress}>
            {text.keep}
          </Button>
          <Button kind="danger" part="remove" busy={isBusy} onPress={() => void removeAddress()}>
            {text.confirm}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}

/** Asks before an address is removed, in a layer above the form [F-7.5]. */
export function RemoveAddress({ address }: { readonly address: Address }): ReactNode {
  const { config } = useSelectorCore();
  const isOpen = useSelectorStore(({ removing }) => removing.phase !== 'idle');
  // Beside the window's layer, where its own dialog would otherwise take it in.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  return (
    <Overlay open={isOpen} near={beside ?? config.container}>
      <div className="grocer-window" data-size="small" data-part="remove-address">
        <Question address={address} />
      </div>
    </Overlay>
  );
}
