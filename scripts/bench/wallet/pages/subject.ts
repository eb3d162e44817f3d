import { frame, rest, showAtOnce, timed } from '../../timing.ts';

/** A card, as every subject of the comparison gets it. */
export interface BenchCard {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly month: string;
  readonly year: string;
}

/** One way of showing a list of cards. */
export interface Subject {
  /** Begins to show the cards, which it asks for. */
  mount(place: HTMLElement, cards: readonly BenchCard[]): void;
  /** How many rows are in the page. */
  rows(): number;
  press(row: number): void;
  isChosen(row: number): boolean;
  close(): void;
  reopen(): void;
  unmount(): void;
}

/** What the driver calls in the page; every figure is in ms. */
export interface Bench {
  mount(count: number): Promise<number>;
  click(row: number): Promise<number>;
  reopen(count: number): Promise<number>;
  /** Mounts and unmounts this often. */
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

/** Longer than a sheet takes to slide in or out, whose frames a press would have to wait for. */
const STILL_MS = 600;

/** How many cards a page shows that is loaded for them. */
const COLD_CARDS = 3;

/** Whether this page is loaded in order to show its list, as that of a host: there is no driver. */
export const isCold = location.hash === '#cold';

/** Offers a subject to the driver, or shows it. */
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
