import { frame, rest, showAtOnce, timed } from '../../timing.ts';

/** A card, as every subject gets it. */
export interface BenchCard {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly month: string;
  readonly year: string;
}

/** An implementation of a list of cards that is measured. */
export interface Subject {
  /** Mounts the list, which then requests the cards. */
  mount(place: HTMLElement, cards: readonly BenchCard[]): void;
  /** Number of rows in the page. */
  rows(): number;
  press(row: number): void;
  isChosen(row: number): boolean;
  close(): void;
  reopen(): void;
  unmount(): void;
}

/** Called by the driver in the page; all figures are in ms. */
export interface Bench {
  mount(count: number): Promise<number>;
  click(row: number): Promise<number>;
  reopen(count: number): Promise<number>;
  /** Mounts and unmounts the list `times` times. */
  cycle(times: number, count: number): Promise<void>;
}

const NAMES = ['Visa', 'Mastercard', 'American Express', 'Discover'];

const cardsOf = (count: number): BenchCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    lastFour: String(1000 + (index % 9000)),
    month: '08',
    year: '2031',
  }));

declare global {
  interface Window {
    bench: Bench;
  }
}

/**
 * Time to wait before a press, in ms: longer than a sheet's animation, whose frames would delay the press.
 */
const STILL_MS = 600;

/** Number of cards in a cold load. */
const COLD_CARDS = 3;

/** True if the page is loaded to show its list at once, without a driver. */
export const isCold = location.hash === '#cold';

/** Makes a subject available to the driver, or mounts it at once in a cold load. */
export function offer(subject: Subject): void {
  const place = document.getElementById('place') ?? document.body;
  if (isCold) {
    void showAtOnce(
      () => subject.mount(place, cardsOf(COLD_CARDS)),
      () => subject.rows() === COLD_CARDS,
    );
    return;
  }
  const hasRows = (count: number) => () => subject.rows() === count;
  window.bench = {
    mount: (count) => timed(() => subject.mount(place, cardsOf(count)), hasRows(count)),
    async click(row) {
      await rest(STILL_MS);
      return timed(
        () => subject.press(row),
        () => subject.isChosen(row),
      );
    },
    async reopen(count) {
      subject.close();
      await rest(STILL_MS);
      return timed(() => subject.reopen(), hasRows(count));
    },
    async cycle(times, count) {
      const cards = cardsOf(count);
      for (let turn = 0; turn < times; turn += 1) {
        await timed(() => subject.mount(place, cards), hasRows(count));
        subject.unmount();
        await frame();
      }
    },
  };
}
