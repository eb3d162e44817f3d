import { skins } from '@grocer/fulfilment-selector';
import type { ActiveModality, SelectorConfig } from '@grocer/fulfilment-selector';
import { brandOf } from '../brand.ts';
import type { Host } from '../host.ts';
import { go } from '../use-path.ts';
import { destinationOf, notedZip, rememberedWay } from '../ways/remembered-way.ts';
import { authConfig } from './auth-config.ts';

/** Returns a visitor's way to shop, from their last visit. The service knows the one of a shopper. */
function activeModality(): ActiveModality | undefined {
  const way = rememberedWay();
  const to = way && destinationOf(way);
  if (!to) return undefined;
  const { modality } = way;
  return to.kind === 'store' ? { modality, storeId: to.locationId } : { modality, address: to.address };
}

/** Returns the selector's config for this shop. */
export function selectorConfig({ session, token, settings }: Host): SelectorConfig {
  const active = token === undefined ? activeModality() : undefined;
  return {
    environment: 'LOCAL',
    bannerDomain: brandOf(settings.banner).domain,
    bannerName: brandOf(settings.banner).name,
    // The same number as in the wallet, instead of the sandbox's number for the banner.
    content: {
      'phone.footer': brandOf(settings.banner).phone,
      'phone.customerService': brandOf(settings.banner).phone,
    },
    // The first search is near the last place.
    postalCode: notedZip() ?? '45202',
    toggles: settings.toggles.selector,
    ...(active && { activeModality: active }),
    ...(token !== undefined && {
      authConfig: authConfig(token, session),
    }),
    navigation: { navigate: go },
    endpoints: { services: session.api },
    appearance: { colorScheme: settings.scheme, tokens: skins[settings.skin] },
  };
}
