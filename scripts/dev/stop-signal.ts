/** Resolves when this program should stop: on Ctrl-C, on a signal, or when its parent process has ended. */
export const untilAskedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, 500);
    watch.unref();
    // Ctrl-C reaches the whole process group and is forwarded as well, so a signal may come twice.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
