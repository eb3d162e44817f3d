/** How browsers name the address that could not be imported. Those that name none ask again by themselves. */
const FAILED = /dynamically imported module: (\S+)$/;

/**
 * Makes a part loadable again after it has failed. Browsers keep in mind that an address could not be imported and refuse
 * it from then on (whatwg/html#6768); with another fragment the same file is another module to them.
 */
export function repeatable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  let tries = 0;

  async function attempt(): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      const [, address] = FAILED.exec(error instanceof Error ? error.message : '') ?? [];
      if (address === undefined) throw error;
      tries += 1;
      return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}#${tries}`);
    }
  }

  return () => {
    coming ??= attempt().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
