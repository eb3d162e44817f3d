import type { CheckPart } from './checked-chunks.ts';

/** The files behind the script tag: their hashes, and what each part consists of. */
export interface Chunks {
  readonly hashes: Readonly<Record<string, string>>;
  /** Paths beside the loader; what is needed first comes first. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export interface ScriptPlace {
  /** The loader's own address. */
  readonly src: string;
  readonly nonce: string;
}

/**
 * Loads a part's files with their hashes into the page's module map, where `import()` finds them. A preload is the one
 * way to name the hash of a module that needs neither markup of the host nor an exception in its policy.
 */
export function createCheckPart({ hashes, parts }: Chunks, { src, nonce }: ScriptPlace): CheckPart {
  const arrivals = new Map<string, Promise<void>>();

  const fetchChecked = (file: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      // A browser that cannot preload modules cannot check them either, as with `integrity` on a tag.
      if (!link.relList.supports('modulepreload')) {
        resolve();
        return;
      }
      const settle = (done: () => void) => () => {
        link.remove();
        done();
      };
      link.addEventListener('load', settle(resolve));
      link.addEventListener(
        'error',
        settle(() =>
          reject(new Error(`Grocer Wallet: ${file} could not be loaded, or was changed on its way.`)),
        ),
      );
      Object.assign(link, {
        rel: 'modulepreload',
        crossOrigin: 'anonymous',
        integrity: hashes[file] ?? '',
        nonce,
        href: new URL(file, src).href,
      });
      document.head.append(link);
    });

  const arrivalOf = (file: string): Promise<void> => {
    const known = arrivals.get(file);
    if (known) return known;
    const arrival = fetchChecked(file);
    arrivals.set(file, arrival);
    arrival.catch(() => arrivals.delete(file));
    return arrival;
  };

  return async (part) => {
    await Promise.all((parts[part] ?? []).map(arrivalOf));
  };
}
