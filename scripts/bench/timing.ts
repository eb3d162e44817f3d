/** Resolves when the browser is about to paint. */
export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after the frame that is about to be painted. */
const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/** Resolves after the browser has painted the current content. */
export const paint = async (): Promise<void> => {
  await frame();
  await afterFrame();
};

const REST_MS = 250;

/** Waits until work of previous actions is done, as between two presses of a shopper. */
export const rest = (ms = REST_MS): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const LIMIT_MS = 30_000;

/** Resolves with the time until `isDone` is painted, in ms. */
async function untilDone(isDone: () => boolean): Promise<number> {
  const start = performance.now();
  do {
    if (performance.now() - start > LIMIT_MS) throw new Error('The page did not get there.');
    await frame();
  } while (!isDone());
  await afterFrame();
  return performance.now() - start;
}

/** Mounts a page for a cold load, and sets a mark when all of it is painted. */
export async function showAtOnce(mount: () => void, isWhole: () => boolean): Promise<void> {
  await timed(mount, isWhole);
  performance.mark('painted');
  location.hash = 'painted';
}

/** Resolves with the time from `act` until `isDone` is painted, in ms. */
export async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  await untilDone(isDone);
  return performance.now() - start;
}

/** Time after which long tasks have been reported, in ms. */
const TELLING_MS = 200;

/** Runs `act` and measures its longest task in ms; 0 if no task took 50 ms. */
export async function withLongestTask<Made>(
  act: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly task: number }> {
  let task = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ type: 'longtask' });
  const made = await act();
  await rest(TELLING_MS);
  observer.disconnect();
  return { made, task };
}
