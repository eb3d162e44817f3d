import type { Emitter, FraudDevice, Stored } from '@grocer/foundation/embed';
import type { AuthSession, Http, Timing } from '@grocer/foundation/http';
import type { AppName } from '@grocer/foundation/domain';
import type { DataCapture } from '../checkout/data-capture.ts';
import type { CheckoutEvents } from '../events.ts';
import type { CheckoutAnalyticsEvent } from './analytics.ts';

/** A token from the host, with its shopper's id if the host gave one. */
export interface SignIn {
  readonly token: string;
  readonly shopperId: string | undefined;
}

/** The effects injected into slices and actions. */
export interface CheckoutDeps {
  readonly http: Http;
  readonly session: AuthSession;
  /** Callbacks that receive the new token when the same shopper signs in again. */
  readonly signIns: Set<(signIn: SignIn) => void>;
  readonly emitter: Pick<Emitter<CheckoutEvents>, 'emit'>;
  readonly report: (event: CheckoutAnalyticsEvent) => void;
  readonly timing: Timing;
  /** The service's current time in epoch milliseconds; the device's clock may be wrong. */
  readonly serviceNow: () => number;
  readonly newId: () => string;
  /** Navigates to a page, through the host's `navigation` if configured, else through `location`. */
  readonly goTo: (path: string, options?: { replace?: boolean }) => void;
  readonly app: AppName;
  /** Fraud signals about the device that an order is placed from [C-7.29]. */
  readonly device: FraudDevice;
  readonly captureData: DataCapture;
  /** The one submission that may be in flight in this tab; survives a reload. */
  readonly openOperation: Stored;
  /** The path of the confirmation page that was left last in this tab. */
  readonly lastPath: Stored;
  /** Aborts when the checkout ends or its shopper changes. Read it when an action starts. */
  readonly signal: AbortSignal;
}
