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

/** Resolves after the browser has painted what is in the page now. */
export const paint = async (): Promise<void> => {
  await frame();
  await afterFrame();
};

const REST_MS = 250;

/** Lets what went before come to its end, as it does between two presses of a shopper. */
export const rest = (ms = REST_MS): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const LIMIT_MS = 30_000;

/** Time until `isDone` is painted. */
async function untilDone(isDone: () => boolean): Promise<number> {
  const start = performance.now();
  do {
    if (performance.now() - start > LIMIT_MS) throw new Error('The page did not get there.');
    await frame();
  } while (!isDone());
  await afterFrame();
  return performance.now() - start;
}

/** Shows a page that is loaded for what it shows, and marks when all of it is painted. */
export async function showAtOnce(mount: () => void, isWhole: () => boolean): Promise<void> {
  await timed(mount, isWhole);
  performance.mark('painted');
  location.hash = 'painted';
}

/** Time from `act` until `isDone` is painted. */
export async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  await untilDone(isDone);
  return performance.now() - start;
}

/** Long tasks are told a moment after they have ended. */
const TELLING_MS = 200;

/** Does something, and says how long the longest task of the page's thread took; 0 where none took 50 ms. */
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
