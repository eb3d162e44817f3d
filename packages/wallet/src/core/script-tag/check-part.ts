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

/** Preloads a module under its hash; rejects when it is another one, or cannot be had. */
const preloadChecked = (href: string, { integrity, nonce }: Pick<HTMLLinkElement, 'integrity' | 'nonce'>) =>
  new Promise<void>((resolve, reject) => {
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
    const refuse = (): void =>
      reject(new Error(`Grocer Wallet: ${href} could not be loaded, or was changed on its way.`));
    link.addEventListener('load', settle(resolve));
    link.addEventListener('error', settle(refuse));
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, nonce, href });
    document.head.append(link);
  });

/**
 * Loads a part's files with their hashes into the page's module map, where `import()` finds them. A preload is the one
 * way to name the hash of a module that needs neither markup of the host nor an exception in its policy.
 */
export function createCheckPart({ hashes, parts }: Chunks, { src, nonce }: ScriptPlace): CheckPart {
  const arrivals = new Map<string, Promise<string>>();
  const refusals = new Map<string, number>();
  /** Is it imported by its part alone, which is told the fragment? What other files import has its plain address. */
  const isImportedAsChecked = (file: string): boolean =>
    Object.values(parts).every((files) => !files.slice(0, -1).includes(file));

  async function arrive(file: string): Promise<string> {
    const [integrity = '', address] = [hashes[file], new URL(file, src).href];
    try {
      await preloadChecked(address, { integrity, nonce });
      return '';
    } catch (error) {
      const before = refusals.get(file) ?? 0;
      refusals.set(file, before + 1);
      // Firefox refuses from then on what it has refused once, but not the same file with a fragment.
      if (before === 0 || !isImportedAsChecked(file)) throw error;
      const fragment = `#${before}`;
      await preloadChecked(`${address}${fragment}`, { integrity, nonce });
      return fragment;
    }
  }

  const arrivalOf = (file: string): Promise<string> => {
    const known = arrivals.get(file);
    if (known) return known;
    const arrival = arrive(file);
    arrivals.set(file, arrival);
    arrival.catch(() => arrivals.delete(file));
    return arrival;
  };

  return async (part) => {
    const fragments = await Promise.all((parts[part] ?? []).map(arrivalOf));
    return fragments.at(-1) ?? '';
  };
}
