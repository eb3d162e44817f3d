interface Work {
  /** Tells why it did not work, where it did not. */
  readonly send: (quantity: number) => Promise<string | undefined>;
  /** Nothing is awaited any more: what was sent last, and why it did not work, where it did not. */
  readonly onSettled: (quantity: number, refused: string | undefined) => void;
}

interface AmountSender {
  /** Wants another amount; one that is wanted while an answer is awaited is sent after it, and only the newest. */
  want(quantity: number, work: Work): void;
  /** What is wanted and not saved yet. */
  wanted(): number | undefined;
}

/** Sends the amount that a shopper wants, one after the other; after a refusal nothing more is wanted. */
export function createAmountSender(onChange: (wanted: number | undefined) => void): AmountSender {
  let wanted: number | undefined;
  let isSending = false;

  async function run({ send, onSettled }: Work): Promise<void> {
    isSending = true;
    let sent: number;
    let refused: string | undefined;
    do {
      sent = wanted ?? 0;
      refused = await send(sent);
    } while (refused === undefined && wanted !== sent);
    isSending = false;
    wanted = undefined;
    onChange(wanted);
    onSettled(sent, refused);
  }

  return {
    wanted: () => wanted,
    want(quantity, work) {
      // What is on its way out does not come back.
      if (wanted === 0) return;
      wanted = quantity;
      onChange(wanted);
      if (!isSending) void run(work);
    },
  };
}
