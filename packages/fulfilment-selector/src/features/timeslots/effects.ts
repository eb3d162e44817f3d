import { listUpfrontTimeslots, readContent } from '@grocer/foundation/contract';
import type { WantedTime } from '@grocer/foundation/contract';
import { areaOf, deviceZone, optionKey } from '@grocer/foundation/domain';
import type { Address, TimeOption, Timeslots } from '@grocer/foundation/domain';
import type { GrocerError, Latest, Result, Writes } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import { reserveTime as reserve } from '../../times/hold/reserve.ts';
import { heldKeyOf, heldOf } from '../../times/hold/rules.ts';
import { withHeld } from '../../times/rules.ts';
import type { Moment } from '../../times/rules.ts';
import { chosenAmong, shownTimes } from './offer-rules.ts';
import { holdHere, isUnavailable, reserveProblem, TIMES } from './rules.ts';
import { UNTOUCHED } from './slice.ts';

interface TimesContext {
  readonly selector: Pick<Selector, 'store' | 'deps'>;
  readonly questions: Latest;
  /** Keeps retries of a reservation under one idempotency key. */
  readonly writes: Writes<WantedTime>;
}

/** The content table with the texts for timeslots [F-7.19]. */
const TABLE = 'modality/upfront-timeslots/text';

/** The sources of vendors: the banner's own delivery only [F-7.10]. */
const OWN = ['OWN'];

function momentNow({ selector }: TimesContext): Moment {
  const state = selector.store.getState();
  return { now: state.serviceTime(), heldKey: heldKeyOf(holdHere(state)) };
}

/** Loads the texts for timeslots, unless loaded; if that fails, the built-in texts stay. */
async function wantWords({ selector: { deps, store } }: TimesContext, signal: AbortSignal): Promise<void> {
  const { timesStrings = {}, settings } = store.getState();
  if (Object.keys(timesStrings).length > 0) return;
  const question = { table: TABLE, locale: settings.locale };
  const result = await deps.http.send(readContent, question, { signal });
  if (!signal.aborted) store.setState({ timesStrings: result.ok ? result.value : {} });
}

/** Requests the times of the banner's own deliveries to an address [F-7.10]. */
function ask(
  { selector: { deps, store } }: TimesContext,
  address: Address,
  signal: AbortSignal,
): Promise<Result<Timeslots>> {
  const { cart, handoffs, locale } = store.getState().settings;
  const question = {
    modality: 'DELIVERY',
    destination: { kind: 'address', address },
    items: cart,
    vendors: { sources: OWN, handoffs },
    locale,
    userTimeZone: deviceZone(),
  } as const;
  return deps.http.send(listUpfrontTimeslots, question, { signal });
}

function failedToLoad(
  { selector: { deps, store } }: TimesContext,
  error: GrocerError,
  isAgain: boolean,
): void {
  if (isUnavailable(error)) {
    deps.report({ type: 'USER_CONSTRAINT_ERROR', code: error.code });
    store.setState({ times: { phase: 'empty', why: isAgain ? 'gone' : 'unavailable' } });
    return;
  }
  tellError(deps, error);
  store.setState({ times: { phase: 'failed', why: 'service' } });
  if (error.code === 'session_expired') store.getState().goTo('sign-in');
}

/** Loads the times for an address. `isAgain` is true after the chosen time was gone. */
export async function loadTimes(context: TimesContext, address: Address, isAgain: boolean): Promise<void> {
  const { store } = context.selector;
  const signal = context.questions.next();
  // A time that is being reserved is not given up by looking at others.
  const isSaving = store.getState().reserving.phase === 'saving';
  store.setState({ times: { phase: 'loading' }, chosenTime: undefined, ...(!isSaving && UNTOUCHED) });
  void wantWords(context, signal);
  const result = await ask(context, address, signal);
  if (signal.aborted) return;
  if (!result.ok) {
    failedToLoad(context, result.error, isAgain);
    return;
  }
  const days = withHeld(result.value.days, heldOf(holdHere(store.getState()))?.option);
  const shown = shownTimes({ ...result.value, days }, momentNow(context), isAgain);
  store.setState(shown);
}

/** Reserves a time; resolves with true if that succeeded [F-7.12] [F-7.14]. */
async function promised(
  { selector, writes }: TimesContext,
  option: TimeOption,
  address: Address,
): Promise<boolean> {
  const { deps, store } = selector;
  const { signal } = deps;
  const { settings, times, goTo } = store.getState();
  const quoted = times.phase === 'ready' ? times.offer.items[option.quoteId] : undefined;
  const { hold } = lazyActions(selector);
  const place = { modality: 'DELIVERY', area: areaOf(address) } as const;
  const error = await reserve({ deps, writes }, { option, items: settings.cart, quoted, hold, ...place });
  if (signal.aborted) return false;
  if (!error) return true;
  tellError(deps, error);
  const isSignedOut = error.code === 'session_expired';
  store.setState({
    reserving: isSignedOut ? { phase: 'idle' } : { phase: 'failed', why: reserveProblem(error) },
  });
  if (isSignedOut) goTo('sign-in');
  return false;
}

/** Reserves the chosen time and makes its delivery the active choice. Without a time, shows an error. */
export async function reserveTime(context: TimesContext): Promise<void> {
  const { deps, store } = context.selector;
  const { reserving, timesAddress, choosing, times, chosenTime, shop } = store.getState();
  if (times.phase !== 'ready' || reserving.phase === 'saving' || choosing.phase === 'saving') return;
  const moment = momentNow(context);
  const option = chosenAmong(times.offer.days, chosenTime, moment);
  if (!option || !timesAddress) {
    store.setState({ isTimeMissing: true });
    deps.emitter.emit('validation:failed', { fields: ['time'] });
    return;
  }
  const { signal } = deps;
  store.setState({ reserving: { phase: 'saving' } });
  const destination = { kind: 'address', address: timesAddress } as const;
  const isHeld = optionKey(option) === moment.heldKey;
  const first = async (): Promise<boolean> => isHeld || promised(context, option, timesAddress);
  await shop({ modality: 'DELIVERY', destination, isOwnDelivery: true }, TIMES, { first });
  const isSaving = store.getState().reserving.phase === 'saving';
  if (!signal.aborted && isSaving) store.setState({ reserving: { phase: 'idle' } });
}
