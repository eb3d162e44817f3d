const onTerminal = process.stdout.isTTY;

/** Shows a line while `work` runs, and its duration at the end. */
export const progress = async (title: string, work: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  if (onTerminal) process.stdout.write(`  … ${title}`);
  await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${onTerminal ? '\r' : ''}  ✓ ${title} (${seconds} s)\n`);
};
