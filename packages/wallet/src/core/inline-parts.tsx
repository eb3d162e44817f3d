import { createInlinePart } from '@grocer/foundation/embed';
import type { InlinePart, PartPhase } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';
import { CardBoxView } from '../features/card-box/CardBox.tsx';
import { MyWalletView } from '../features/my-wallet/MyWallet.tsx';
import { useWalletStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

const usePhase = (): PartPhase => useWalletStore(({ cards }) => cards.phase);

/** The card box: the inline summary of the cards that pay. */
export const CardBox: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'card-box',
  usePhase,
  Guarded,
  View: () => <CardBoxView onIntent={prefetchTrap} />,
});

/** The list of cards on the page itself. */
export const MyWallet: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'my-wallet',
  usePhase,
  Guarded,
  View: MyWalletView,
});
