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

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after the browser has painted what is in the page now. */
const paint = async (): Promise<void> => {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
};

const LIMIT_MS = 30_000;

/** Time from `act` until `isDone` is painted. */
async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  while (!isDone()) {
    if (performance.now() - start > LIMIT_MS) throw new Error('The page did not get there.');
    await frame();
  }
  await paint();
  return performance.now() - start;
}

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
