import type { SliceStore } from '@grocer/foundation/embed';
import type { WalletDeps } from '../core/slice.ts';
import type { CloseReason } from '../events.ts';
import { isSubmitting } from '../forms/slice.ts';
import type { FormName } from '../forms/slice.ts';
import { barrierAt, exitStep, flyoutAfter, removedScreens, screenFor, screenOf } from './rules.ts';
import type { Notice, OpenFlyout, Screen } from './rules.ts';
import type { FlyoutNeeds, FlyoutSlice, Opening } from './slice.ts';

interface FlyoutContext extends SliceStore<FlyoutSlice, FlyoutNeeds>, Pick<WalletDeps, 'emitter' | 'report'> {
  /** An opening requested before the cards had loaded, when its screen could not be checked yet. */
  readonly memory: { asked: Opening | undefined };
}

/** The form of each screen that has one. */
const FORM_OF: Readonly<Partial<Record<Screen, FormName>>> = {
  'add-card': 'add-card',
  'add-snap-card': 'add-snap-card',
  'add-gift-card': 'add-gift-card',
  'check-balance': 'check-balance',
  'enter-pin': 'enter-pin',
  'edit-card': 'edit-card',
  'delete-card': 'delete-card',
  'update-address': 'update-address',
};

const OPENED: OpenFlyout = {
  phase: 'open',
  stack: [],
  cardId: undefined,
  fromCardBox: false,
  isUndecided: false,
};

/** Shows a flyout, and leaves the forms that it does not contain. */
export function setFlyout(
  { emitter, report, set, get }: FlyoutContext,
  next: OpenFlyout,
  notice?: Notice,
): void {
  const before = get().flyout;
  for (const form of removedScreens(before, next).map((screen) => FORM_OF[screen]))
    if (form) get().leaveForm(form);
  const screen = screenOf(next) ?? 'card-list';
  set({ flyout: next, notice });
  if (screen === screenOf(before)) return;
  report({ type: 'START_NAVIGATE', screen });
  emitter.emit('screen:changed', { screen });
}

/** Goes to a screen of the open flyout. */
export function show(context: FlyoutContext, screen: Screen, cardId?: string): void {
  const { flyout } = context.get();
  if (flyout.phase === 'open') setFlyout(context, flyoutAfter(flyout, screen, cardId));
}

/** Closes the flyout and discards what was begun in it. */
export function close({ emitter, set, get }: FlyoutContext, reason: CloseReason): void {
  if (get().flyout.phase === 'closed') return;
  get().leaveForms();
  set({ flyout: { phase: 'closed' }, notice: undefined });
  get().beginDraft();
  emitter.emit('closed', { reason });
}

/** Shows the shopper why something is not possible. */
export function showProblem(
  { emitter, report, set }: FlyoutContext,
  about: Extract<Notice, { tone: 'danger' }>['about'],
): void {
  set({ notice: { tone: 'danger', about } });
  report({ type: 'USER_CONSTRAINT_ERROR', code: about, fields: [] });
  emitter.emit('validation:failed', { fields: [] });
}

/** Screens that need no cards: the list, the form for a bank card, and the PIN form, whose caller waits. */
const ALWAYS: readonly Screen[] = ['card-list', 'add-card', 'enter-pin'];

function begin(context: FlyoutContext, opening: Opening): void {
  const { emitter, memory, get } = context;
  const { cards } = get();
  const { screen: wanted, cardId, fromCardBox = false } = opening;
  get().beginDraft();
  const isSure = (wanted !== undefined && ALWAYS.includes(wanted)) || cards.phase === 'ready';
  memory.asked = isSure ? undefined : opening;
  const screen = isSure ? screenFor(opening, get()) : 'card-list';
  const about = screen === 'card-list' ? undefined : cardId;
  setFlyout(context, { ...OPENED, stack: [screen], cardId: about, fromCardBox, isUndecided: !isSure });
  emitter.emit('opened', { screen });
  get().refreshCards(true);
}

/** Opens the flyout, or goes to a screen of the open one; shows a notice when that screen is not possible. */
export function open(context: FlyoutContext, opening: Opening): void {
  const { get } = context;
  const { screen: wanted, cardId } = opening;
  const barrier = wanted && barrierAt(wanted, get());
  if (get().flyout.phase === 'closed') begin(context, opening);
  // A call of the host does not discard what the shopper has typed.
  else if (wanted && get().touched.length === 0) get().showScreen(screenFor(opening, get()), cardId);
  if (barrier) showProblem(context, barrier);
}

/** Chooses the screen of a flyout that was opened before the cards had loaded. */
export function settle(context: FlyoutContext): void {
  const { memory, get } = context;
  const { flyout, cards } = get();
  if (flyout.phase === 'closed' || !flyout.isUndecided || cards.phase !== 'ready') return;
  const opening = memory.asked ?? {};
  const screen = screenFor(opening, get());
  const cardId = screen === 'card-list' ? undefined : opening.cardId;
  setFlyout(context, { ...flyout, stack: [screen], cardId, isUndecided: false });
  const barrier = opening.screen && barrierAt(opening.screen, get());
  if (barrier) showProblem(context, barrier);
}

/** Leaves by the exit rules: closes, asks first, goes back, or stays. */
export function leave(context: FlyoutContext, reason: CloseReason): void {
  const { flyout, settings, touched, isDraftChanged, isBusy, keepChanges } = context.get();
  const screen = screenOf(flyout);
  if (screen === undefined) return;
  const isChanged = isDraftChanged() || touched.length > 0;
  // Make Preferred is no form: its answer is taken up after the shopper has left.
  const isHeld = isBusy() && !isSubmitting(context.get(), 'prefer-card');
  const step = exitStep({ screen, isMyWallet: settings.isMyWallet, isChanged, isBusy: isHeld });
  if (step === 'close') close(context, reason);
  if (step === 'ask') show(context, 'exit-confirm');
  if (step === 'back') keepChanges();
}
