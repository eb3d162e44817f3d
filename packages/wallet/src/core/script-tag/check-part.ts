import type { CheckPart } from './checked-chunks.ts';

/** The files behind the script tag: their integrity hashes, and the files of each part. */
export interface Chunks {
  readonly hashes: Readonly<Record<string, string>>;
  /** Paths relative to the loader, each file after the files it imports. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export interface ScriptPlace {
  /** The URL of the loader script. */
  readonly src: string;
  readonly nonce: string;
}

/** Preloads a module with its integrity hash; rejects when the file differs or cannot be loaded. */
const preloadChecked = (href: string, { integrity, nonce }: Pick<HTMLLinkElement, 'integrity' | 'nonce'>) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    // A browser without modulepreload cannot check modules, as one without `integrity` cannot check tags.
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
 * Loads a part's files with their hashes into the page's module map, where `import()` finds them. A preload
 * is the only way to give a module's hash without markup by the host or an exception in its CSP.
 */
export function createCheckPart({ hashes, parts }: Chunks, { src, nonce }: ScriptPlace): CheckPart {
  const arrivals = new Map<string, Promise<string>>();
  const refusals = new Map<string, number>();
  /** True when only its part imports the file, by the URL it was checked under; others use the plain URL. */
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
      // Firefox keeps refusing a URL that it has refused once, but not the same file with a fragment.
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
