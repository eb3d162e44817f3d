import type { CheckoutCore } from './create-checkout.ts';

/** Config shared with the SDKs that the checkout embeds: the host's own settings, nothing about the order. */
export function kitConfigOf({ config, deps, store }: CheckoutCore) {
  const { authConfig, environment, appName, bannerDomain } = config;
  const { appearance, locale, banner } = store.getState().settings;
  const token = deps.session.current()?.value ?? authConfig.token;
  return {
    environment,
    locale,
    appearance,
    authConfig: { ...authConfig, token, shopperId: deps.session.shopperId() },
    ...(appName && { appName }),
    // The default of the wallet is another one.
    tenantName: config.tenantName ?? banner.tenantName,
    ...(bannerDomain !== undefined && { bannerDomain }),
    ...(config.clock && { clock: config.clock }),
    ...(config.isolation && { isolation: config.isolation }),
    ...(config.overlayContainer !== undefined && { overlayContainer: config.overlayContainer }),
    ...(config.cspNonce !== undefined && { cspNonce: config.cspNonce }),
  };
}
