import { newId } from '../http/new-id.ts';

interface ScriptSource {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
}

/** Scripts of this address that have been loaded by a tag of ours. */
const isLoaded = (url: string, page: Document): boolean =>
  [...page.querySelectorAll<HTMLScriptElement>('script[data-grocer-loaded]')].some(({ src }) => src === url);

function byTag({ url, integrity, nonce }: ScriptSource, page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isLoaded(url, page)) {
      resolve();
      return;
    }
    const script = page.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    if (nonce !== undefined) script.nonce = nonce;
    script.addEventListener('load', () => {
      script.dataset['grocerLoaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('blocked'));
    });
    script.src = url;
    page.head.append(script);
  });
}

const importFrom = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ address);

/** How browsers say that a script could not be had; one that was had and threw says something of its own. */
const NOT_HAD = /dynamically imported module|Importing a module script failed/;

/**
 * Imports a script. Browsers of before autumn 2026 refuse an address from then on that could not be imported once; with another
 * fragment the same file is another module to them.
 */
async function byImport(url: string): Promise<void> {
  try {
    await importFrom(url);
  } catch (error) {
    if (!(error instanceof Error && NOT_HAD.test(error.message))) throw error;
    await importFrom(`${url}#${newId()}`);
  }
}

/**
 * Loads a vendor's script into a page. `import()` is the one way that a page under `trusted-types 'none'` allows; a tag is
 * used where the host asks for an integrity check or gives a nonce, and in a frame's page, which `import()` does not
 * reach. Rejects where the script cannot be had.
 */
export async function loadScript(source: ScriptSource, page: Document = document): Promise<void> {
  const isByTag = source.integrity !== undefined || source.nonce !== undefined || page !== document;
  if (isByTag) await byTag(source, page);
  else await byImport(source.url);
}
