import { paint, rest, timed, withLongestTask } from '../../timing.ts';
import type { Setting } from '../long-sandbox.ts';
import { keepFoundStores } from './find-stores.ts';

/** An implementation of a store search that is measured. */
export interface StoreSubject {
  /** Mounts the search, which may appear later. */
  mount(place: HTMLElement, services: string): void;
  canSearch(): boolean;
  search(): void;
  /** The rows in the page, in order. */
  rows(): readonly Element[];
  /** The element that scrolls the rows. */
  scroller(): Element;
  /** The button for more stores; absent once all are shown. */
  loadMore(): HTMLElement | undefined;
}

/** Called by the driver in the page; all figures are in ms. */
export interface StoreBench {
  begin(setting: Setting): Promise<void>;
  canSearch(): boolean;
  search(): Promise<number>;
  /** Time to the next stores, by button or by scrolling. */
  next(): Promise<number>;
  /** Time to the last stores by button, and the longest task of it; undefined without a button. */
  last(): Promise<{ readonly toPaint: number; readonly task: number } | undefined>;
  /** Times to scroll through the current list, one window at a time. */
  scroll(): Promise<readonly number[]>;
}

declare global {
  interface Window {
    storeBench: StoreBench;
  }
}

const WINDOWS = 20;

/** Presses the button until one more press loads the last stores. */
async function loadAllButLast(subject: StoreSubject, count: number, step: number): Promise<void> {
  while (subject.rows().length < count - step) {
    subject.loadMore()?.click();
    await paint();
  }
}

/** Makes a subject available to the driver. */
export function offerStores(subject: StoreSubject, count: number): void {
  const isFilled = (): boolean => {
    const lowest = subject.rows().at(-1)?.getBoundingClientRect().bottom ?? 0;
    return lowest >= subject.scroller().getBoundingClientRect().bottom;
  };
  const hasRows = (): boolean => subject.rows().length > 0 && isFilled();
  const scrollOn = (): void => subject.scroller().scrollBy(0, subject.scroller().clientHeight);
  const press = (): Promise<number> => {
    const before = subject.rows().length;
    return timed(
      () => subject.loadMore()?.click(),
      () => subject.rows().length > before,
    );
  };
  window.storeBench = {
    async begin({ services }) {
      await keepFoundStores(services);
      subject.mount(document.getElementById('place') ?? document.body, services);
    },
    canSearch: () => subject.canSearch(),
    async search() {
      await rest();
      return timed(() => subject.search(), hasRows);
    },
    async next() {
      await rest();
      return subject.loadMore() ? press() : timed(scrollOn, isFilled);
    },
    async last() {
      if (!subject.loadMore()) return undefined;
      await loadAllButLast(subject, count, 10);
      await rest();
      const { made, task } = await withLongestTask(press);
      return { toPaint: made, task };
    },
    async scroll() {
      subject.scroller().scrollTop = 0;
      await rest();
      const figures = [];
      for (let turn = 0; turn < WINDOWS; turn += 1) figures.push(await timed(scrollOn, isFilled));
      return figures;
    },
  };
}
