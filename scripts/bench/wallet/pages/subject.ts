import { frame, paint, timed } from '../../timing.ts';

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
  /** Begins to show the cards; they may come later. */
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

/** Offers a subject to the driver. */
export function offer(subject: Subject): void {
  const place = document.getElementById('place') ?? document.body;
  const hasRows = (count: number) => () => subject.rows() === count;
  window.bench = {
    mount: (count) => timed(() => subject.mount(place, cardsOf(count)), hasRows(count)),
    click: (row) =>
      timed(
        () => subject.press(row),
        () => subject.isChosen(row),
      ),
    async reopen(count) {
      subject.close();
      await paint();
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
