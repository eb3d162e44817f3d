interface Living {
  begin(): void;
  end(): void;
}

/** Counts who takes part in a mount: the first one begins it, the last one out ends it. Returns how to take part. */
export function createRetain({ begin, end }: Living): () => () => void {
  let holders = 0;
  let isAlive = false;
  const settle = (): void => {
    const isWanted = holders > 0;
    if (isWanted === isAlive) return;
    isAlive = isWanted;
    if (isWanted) begin();
    else end();
  };
  return () => {
    holders += 1;
    // A tick later: React's StrictMode lets go and takes hold again at once, which must load once and end nothing.
    queueMicrotask(settle);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      holders -= 1;
      queueMicrotask(settle);
    };
  };
}
