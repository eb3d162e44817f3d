import {
  FulfilmentProvider,
  SelectorWindow,
  useFulfilment,
  useFulfilmentHandle,
} from '@grocer/fulfilment-selector/react';
import type { SelectorConfig, SelectorState } from '@grocer/fulfilment-selector';
import { skins } from '@grocer/wallet';
import { Store } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { getNewToken } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import type { DemoSettings } from '../demo/settings.ts';

/** Where the page is. */
export const WAYS_TO_SHOP = '/ways-to-shop';

interface WaysToShopPageProps {
  readonly session: Session;
  /** Absent for a visitor. */
  readonly token: string | undefined;
  readonly settings: DemoSettings;
}

const selectorConfig = ({ session, token, settings }: WaysToShopPageProps): SelectorConfig => ({
  environment: 'LOCAL',
  bannerDomain: 'kroger.com',
  postalCode: '45202',
  cart: [{ gtin13: '2000000000001', quantity: 1 }],
  toggles: { upfrontTimeslots: true },
  ...(token !== undefined && { authConfig: { type: 'B2C', token, getNewToken } }),
  endpoints: { services: session.api },
  appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
});

const WAYS = { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship', IN_STORE: 'In store' } as const;

function wordsFor({ shopping, stores }: SelectorState): string {
  if (!shopping) return 'No way to shop chosen yet.';
  const { destination, modality } = shopping;
  const store = stores.find(
    ({ locationId }) => destination.kind === 'store' && locationId === destination.locationId,
  );
  return store ? `${WAYS[modality]} at ${store.vanityName}` : WAYS[modality];
}

/** What the page knows of the choice: it comes from the selector's public state. */
function Current(): ReactNode {
  const words = useFulfilment(wordsFor);
  return (
    <div className="line">
      <Store size={20} aria-hidden="true" />
      <span data-testid="shopping-by">{words}</span>
    </div>
  );
}

function Opener(): ReactNode {
  const { open } = useFulfilmentHandle();
  return (
    <div>
      <button className="button primary" type="button" onClick={() => open()}>
        How are you shopping today?
      </button>
    </div>
  );
}

/** How the shopper shops: the fulfilment selector as React components, for visitors as well. */
export function WaysToShopPage(props: WaysToShopPageProps): ReactNode {
  const [config] = useState(() => selectorConfig(props));
  return (
    <FulfilmentProvider config={config}>
      <main className="page">
        <h1>Ways to shop</h1>
        <section className="panel stack">
          <Current />
          <Opener />
        </section>
      </main>
      <SelectorWindow />
    </FulfilmentProvider>
  );
}
