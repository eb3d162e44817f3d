import { skins } from '@grocer/fulfilment-selector';
import type { ActiveModality, SelectorConfig } from '@grocer/fulfilment-selector';
import { brandOf } from '../brand.ts';
import type { Host } from '../host.ts';
import { go } from '../use-path.ts';
import { placeOf, rememberedWay } from '../ways/remembered-way.ts';
import type { Way } from '../ways/remembered-way.ts';
import { authConfig } from './auth-config.ts';

/** Returns a way to shop in the selector's format; undefined if its place is not known. */
export function activeModalityOf(way: Way | undefined): ActiveModality | undefined {
  const place = way && placeOf(way);
  return way && place && { modality: way.modality, ...place };
}

/** Returns the selector's config for this shop. */
export function selectorConfig({ session, token, settings }: Host): SelectorConfig {
  // The service knows the way to shop of a shopper.
  const active = token === undefined ? activeModalityOf(rememberedWay()) : undefined;
  return {
    environment: 'LOCAL',
    bannerDomain: brandOf(settings.banner).domain,
    bannerName: brandOf(settings.banner).name,
    // The same number as in the wallet, instead of the sandbox's number for the banner.
    content: {
      'phone.footer': brandOf(settings.banner).phone,
      'phone.customerService': brandOf(settings.banner).phone,
    },
    postalCode: '45202',
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
