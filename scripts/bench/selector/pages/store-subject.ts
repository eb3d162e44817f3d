import { paint, rest, timed, withLongestTask } from '../../timing.ts';
import type { Setting } from '../long-sandbox.ts';
import { keepFoundStores } from './find-stores.ts';

/** One way of showing the stores that a search finds. */
export interface StoreSubject {
  /** Begins to show the search; it may come later. */
  mount(place: HTMLElement, services: string): void;
  canSearch(): boolean;
  search(): void;
  /** The rows in the page, in their order. */
  rows(): readonly Element[];
  /** What the rows scroll in. */
  scroller(): Element;
  /** The button for more stores; absent where all are there from the start, or by now. */
  loadMore(): HTMLElement | undefined;
}

/** What the driver calls in the page; every figure is in ms. */
export interface StoreBench {
  begin(setting: Setting): Promise<void>;
  canSearch(): boolean;
  search(): Promise<number>;
  /** The stores that come next: those of a button, or those that are scrolled to. */
  next(): Promise<number>;
  /** The last stores that a button brings, and the longest task on the way; absent where there is no button. */
  last(): Promise<{ readonly toPaint: number; readonly task: number } | undefined>;
  /** Scrolling through the list as it is now, a window at a time; the figure in the middle. */
  scroll(): Promise<readonly number[]>;
}

declare global {
  interface Window {
    storeBench: StoreBench;
  }
}

const WINDOWS = 20;

/** Presses the button until one more press brings the last stores. */
async function loadAllButLast(subject: StoreSubject, count: number, step: number): Promise<void> {
  while (subject.rows().length < count - step) {
    subject.loadMore()?.click();
    await paint();
  }
}

/** Offers a subject to the driver. */
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
