import type { SliceStore } from '@grocer/foundation/embed';
import { listModalityOptions } from '@grocer/foundation/contract';
import type { ModalityOptions } from '@grocer/foundation/domain';
import type { GrocerError, Latest } from '@grocer/foundation/http';
import { reportFailure } from '../../../core/analytics.ts';
import type { SelectorDeps } from '../../../core/slice.ts';
import { storeIdOf } from '../../../core/used-rules.ts';
import { problemOf, storeIdsOf } from '../../../window/results/rules.ts';
import type { Near } from '../../../window/results/rules.ts';
import { isZip } from '../../../window/search/rules.ts';
import type { Locating, SearchNeeds, SearchSlice } from './slice.ts';

/** The state of searches that is not shown. */
export interface SearchMemory {
  /** The place of the last search. */
  last?: Near | undefined;
  hasLoaded: boolean;
}

interface SearchContext extends SliceStore<SearchSlice, SearchNeeds> {
  readonly deps: SelectorDeps;
  readonly memory: SearchMemory;
  readonly searches: Latest;
}

function found({ set, get }: SearchContext, near: Near, options: ModalityOptions, isOwn: boolean): void {
  const { used, settings } = get();
  const recentIds = isOwn ? [] : storeIdsOf(used.preferences);
  set({
    results: { phase: 'ready', found: { near, options, currentId: storeIdOf(used), recentIds } },
    shown: settings.pageSize,
    mode: near.by,
    ...(near.by === 'postalCode' && { zip: near.zip }),
  });
}

function failed({ deps, memory, set }: SearchContext, error: GrocerError): void {
  set({ mode: 'postalCode', isDrawerOpen: true });
  const problem = problemOf(error.code);
  if (problem !== 'service') {
    deps.report({ type: 'USER_CONSTRAINT_ERROR', code: problem });
    set({ results: { phase: 'failed', problem }, isBadZip: problem === 'bad-zip' });
    return;
  }
  reportFailure(deps.report, error);
  set({ results: { phase: 'failed', problem: error.code === 'network' ? 'offline' : 'service' } });
  deps.emitter.emit(memory.hasLoaded ? 'error' : 'load:failed', { error });
}

/** Searches for modalities and stores. `isOwn` is true when the shopper has searched. */
export async function search(context: SearchContext, near: Near, isOwn: boolean): Promise<void> {
  const { deps, memory, searches, set, get } = context;
  const signal = searches.next();
  memory.last = near;
  set({ results: { phase: 'loading' }, isBadZip: false, locating: { phase: 'idle' } });
  const around = near.by === 'postalCode' ? { postalCode: near.zip } : { location: near.point };
  const question = { near: around, banner: get().settings.banner.xBannerName };
  const result = await deps.http.send(listModalityOptions, question, { signal });
  if (signal.aborted) return;
  if (!result.ok) {
    failed(context, result.error);
    return;
  }
  memory.hasLoaded = true;
  found(context, near, result.value, isOwn);
}

/** Searches at the known ZIP code unless that was done. When the window opens, the store in use comes first. */
export function want(context: SearchContext, isOpening: boolean): void {
  const { set, get } = context;
  const { results, used, zip, start, locating } = get();
  const isAsked = results.phase !== 'idle' || locating.phase === 'busy';
  // The shopper may have chosen elsewhere since the stores were found.
  if (results.phase === 'ready' && isOpening)
    set({ results: { ...results, found: { ...results.found, currentId: storeIdOf(used) } } });
  if (start.phase === 'ready' && !isAsked && zip !== undefined)
    void search(context, { by: 'postalCode', zip }, false);
}

/** Adopts results that came with another action. */
export function adopt(context: SearchContext, near: Near, options: ModalityOptions): void {
  context.searches.drop();
  context.memory.last = near;
  found(context, near, options, true);
}

/** Searches at a ZIP code, or shows why it is invalid. */
export async function searchZip(context: SearchContext, zip: string): Promise<void> {
  const { deps, set } = context;
  if (isZip(zip)) {
    await search(context, { by: 'postalCode', zip }, true);
    return;
  }
  set({ isBadZip: true, isDrawerOpen: true });
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: 'bad-zip' });
  deps.emitter.emit('validation:failed', { fields: ['postalCode'] });
}

/** Searches at the shopper's location with their consent. */
export async function searchHere({ deps, set, get }: SearchContext): Promise<void> {
  const { phase } = get().locating;
  if (phase === 'busy') return;
  const { signal } = deps;
  const locating: Locating = { phase: 'busy' };
  set({ locating });
  const actions = await deps.actions.load();
  if (signal.aborted || get().locating !== locating) return;
  if (actions) await actions.findShopper(phase === 'off');
  else get().stayByZip({ phase: 'failed', why: 'other' });
}
