import type { Refusal } from './cart-words.ts';

interface Work {
  /** Sends a quantity; resolves with the reason on failure. */
  readonly send: (quantity: number) => Promise<Refusal | undefined>;
  /** Called when no request is pending, with the quantity sent last and the refusal, if any. */
  readonly onSettled: (quantity: number, refusal: Refusal | undefined) => void;
}

/** Sends the quantity of one cart line, for all controls that change it. */
interface AmountSender {
  /** Sets another quantity. While a request is in flight, only the newest quantity is sent after it. */
  want(quantity: number, work: Work): void;
  /** The quantity that is not saved yet, or undefined. */
  wanted(): number | undefined;
  /** Waits for pending requests; resolves with true if the quantity was saved. */
  settled(): Promise<boolean>;
}

/** Creates a sender that sends one request at a time. A failure drops the pending quantity. */
export function createAmountSender(onChange: () => void): AmountSender {
  let wanted: number | undefined;
  /** Settles with the last pending request. */
  let running: Promise<boolean> | undefined;
  /** The work of the latest call. */
  let asked: Work;
  const show = (next: number | undefined): void => {
    wanted = next;
    onChange();
  };

  async function run(): Promise<boolean> {
    let sent: number;
    let refusal: Refusal | undefined;
    do {
      sent = wanted ?? 0;
      refusal = await asked.send(sent);
    } while (!refusal && wanted !== sent);
    running = undefined;
    show(undefined);
    asked.onSettled(sent, refusal);
    return !refusal;
  }

  return {
    wanted: () => wanted,
    want(quantity, work) {
      // A line that is being removed cannot get another quantity.
      if (wanted === 0) return;
      asked = work;
      show(quantity);
      running ??= run();
    },
    settled: async () => running ?? true,
  };
}

/** The quantities of a cart's lines that are not saved yet. */
export interface Amounts {
  /** Sets another quantity for the line with an id. */
  want(lineId: string, quantity: number, work: Work): void;
  /** The unsaved quantities by line id; a new map after every change. */
  wanted(): ReadonlyMap<string, number>;
  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Waits for pending requests; resolves with true if every quantity was saved. */
  settled(): Promise<boolean>;
}

/** Creates the quantities of a cart, with one sender for each line. */
export function createAmounts(): Amounts {
  const senders = new Map<string, AmountSender>();
  const listeners = new Set<() => void>();
  let wanted: ReadonlyMap<string, number> = new Map();
  function onChange(): void {
    wanted = new Map(
      [...senders].flatMap(([id, sender]) => {
        const quantity = sender.wanted();
        return quantity === undefined ? [] : [[id, quantity] as const];
      }),
    );
    for (const listener of listeners) listener();
  }
  return {
    want(lineId, quantity, work) {
      const sender = senders.get(lineId) ?? createAmountSender(onChange);
      senders.set(lineId, sender);
      sender.want(quantity, work);
    },
    wanted: () => wanted,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async settled() {
      let areSaved = true;
      while (wanted.size > 0) {
        const answers = await Promise.all([...senders.values()].map((sender) => sender.settled()));
        areSaved &&= answers.every(Boolean);
      }
      return areSaved;
    },
  };
}
