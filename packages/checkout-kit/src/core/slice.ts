import type { Emitter, FraudDevice, Stored } from '@grocer/foundation/embed';
import type { AuthSession, Http, Timing } from '@grocer/foundation/http';
import type { AppName } from '@grocer/foundation/domain';
import type { DataCapture } from '../checkout/data-capture.ts';
import type { CheckoutEvents } from '../events.ts';
import type { CheckoutAnalyticsEvent } from './analytics.ts';

/** A token from the host, and whose it is where that is known. */
export interface SignIn {
  readonly token: string;
  readonly shopperId: string | undefined;
}

/** The effects that slices and actions are told. */
export interface CheckoutDeps {
  readonly http: Http;
  readonly session: AuthSession;
  /** Who is told when the shopper has signed in again. */
  readonly signIns: Set<(signIn: SignIn) => void>;
  readonly emitter: Pick<Emitter<CheckoutEvents>, 'emit'>;
  readonly report: (event: CheckoutAnalyticsEvent) => void;
  readonly timing: Timing;
  /** The service's time, in epoch ms: the device's may be wrong. */
  readonly serviceNow: () => number;
  readonly newId: () => string;
  /** Goes to a page: by the host's own navigation, else as a link does. */
  readonly goTo: (path: string, options?: { replace?: boolean }) => void;
  readonly app: AppName;
  /** What is known of the device that an order comes from [C-7.29]. */
  readonly device: FraudDevice;
  readonly captureData: DataCapture;
  /** The one submission that may be open in this tab, kept over a reload. */
  readonly openOperation: Stored;
  /** The path of the page after an order that was left last in this tab. */
  readonly lastPath: Stored;
  /** Ends work when the checkout ends, or its shopper goes: read at the start of an action. */
  readonly signal: AbortSignal;
}
