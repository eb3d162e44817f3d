const onTerminal = process.stdout.isTTY;

/** Shows one line while the work is under way and how long it took when it is done. */
export const progress = async (title: string, work: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  if (onTerminal) process.stdout.write(`  … ${title}`);
  await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${onTerminal ? '\r' : ''}  ✓ ${title} (${seconds} s)\n`);
};
