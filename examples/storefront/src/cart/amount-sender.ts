interface Work {
  /** Tells why it did not work, where it did not. */
  readonly send: (quantity: number) => Promise<string | undefined>;
  /** Nothing is awaited any more: what was sent last, and why it did not work, where it did not. */
  readonly onSettled: (quantity: number, refused: string | undefined) => void;
}

/** The amount that is wanted of one line, wherever on the page it is asked for. */
interface AmountSender {
  /** Wants another amount; one that is wanted while an answer is awaited is sent after it, and only the newest. */
  want(quantity: number, work: Work): void;
  /** What is wanted and not saved yet. */
  wanted(): number | undefined;
  /** Waits until nothing is wanted any more. Says whether it was saved. */
  settled(): Promise<boolean>;
}

/** Sends the amount that a shopper wants, one after the other; after a refusal nothing more is wanted. */
export function createAmountSender(onChange: () => void): AmountSender {
  let wanted: number | undefined;
  /** Ends with what is being sent. */
  let running: Promise<boolean> | undefined;
  /** Whoever asked last is told. */
  let asked: Work;
  const show = (next: number | undefined): void => {
    wanted = next;
    onChange();
  };

  async function run(): Promise<boolean> {
    let sent: number;
    let refused: string | undefined;
    do {
      sent = wanted ?? 0;
      refused = await asked.send(sent);
    } while (refused === undefined && wanted !== sent);
    running = undefined;
    show(undefined);
    asked.onSettled(sent, refused);
    return refused === undefined;
  }

  return {
    wanted: () => wanted,
    want(quantity, work) {
      // What is on its way out does not come back.
      if (wanted === 0) return;
      asked = work;
      show(quantity);
      running ??= run();
    },
    settled: async () => running ?? true,
  };
}

/** The amounts that are wanted of the lines of a cart, and not saved yet. */
export interface Amounts {
  /** Wants another amount of a line, by its id. */
  want(lineId: string, quantity: number, work: Work): void;
  /** What is wanted and not saved yet, by line; another map whenever it changes. */
  wanted(): ReadonlyMap<string, number>;
  /** Calls back whenever another amount is wanted, or none; gives how to stop. */
  subscribe(listener: () => void): () => void;
  /** Waits until every amount is saved. Says whether all were. */
  settled(): Promise<boolean>;
}

/** Makes the amounts of a cart: one sender for each line, whatever shows it. */
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
