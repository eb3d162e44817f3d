import { createFraudDevice, createReport, createStored, serviceBase } from '@grocer/foundation/embed';
import type { Shell } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, createServerClock, newId } from '@grocer/foundation/http';
import { createDataCapture } from '../checkout/data-capture.ts';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutEvents } from '../events.ts';
import type { Settings } from './settings.ts';
import type { CheckoutDeps } from './slice.ts';

/** Creates the effects of one checkout from the host's config. */
export function depsOf(
  config: CheckoutConfig & Required<Pick<CheckoutConfig, 'navigation'>>,
  { settings, emitter, lives, timing }: Shell<CheckoutEvents> & { readonly settings: Settings },
): CheckoutDeps {
  const session = createAuthSession(config.authConfig, {
    timing,
    life: () => lives.life,
    onExpired: () => emitter.emit('session:expired', undefined),
  });
  const serverClock = createServerClock({ wall: timing.now });
  const app = config.appName ?? 'CLICKLIST';
  const http = createHttp({
    baseUrl: serviceBase(config, config.endpoints?.services),
    paths: config.endpoints?.paths ?? {},
    application: app,
    tenant: config.tenantName ?? settings.banner.tenantName,
    session,
    timing,
    onDate: serverClock.hear,
  });
  return {
    http,
    session,
    signIns: new Set(),
    emitter,
    timing,
    serviceNow: serverClock.now,
    newId,
    app,
    report: createReport(config.analyticsConfig?.callback),
    goTo: (path, options) => config.navigation.navigate(path, options),
    device: createFraudDevice(config),
    captureData: createDataCapture(config),
    openOperation: createStored('tab', `grocer:checkout:operation@1:${config.orderId}`),
    lastPath: createStored('tab', 'grocer:checkout:last-path@1'),
    get signal() {
      return lives.signal;
    },
  };
}
