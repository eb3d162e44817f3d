export { createAuthSession } from './http/auth-session.ts';
export type { AuthConfig, AuthSession } from './http/auth-session.ts';
/** @public For hosts. */
export { errorReportOf } from './http/error-report.ts';
export type { ErrorCategory, ErrorReport } from './http/error-report.ts';
export { GrocerError, isGrocerError } from './http/grocer-error.ts';
export type { GrocerErrorDetails } from './http/grocer-error.ts';
export { createHttp } from './http/http.ts';
export type { Http, HttpOptions, SendOptions } from './http/http.ts';
export type { Reconciled } from './http/operation-runner.ts';
export { createRenewable } from './http/renewable.ts';
export type { Held, Renewable } from './http/renewable.ts';
export { err, ok } from './http/result.ts';
export type { Result } from './http/result.ts';
export { createServerClock } from './http/server-clock.ts';
export type { ServerClock } from './http/server-clock.ts';
export { realTiming, within } from './http/timing.ts';
export type { Timing } from './http/timing.ts';
