/** Resolves when somebody wants this program to end: Ctrl-C, a signal, or the end of the program that started it. */
export const untilAskedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, 500);
    watch.unref();
    // Ctrl-C reaches the whole process group and is handed on as well, so these may come twice.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
