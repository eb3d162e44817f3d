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

/** Time from `act` until `isDone` is painted. */
export async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  await untilDone(isDone);
  return performance.now() - start;
}
