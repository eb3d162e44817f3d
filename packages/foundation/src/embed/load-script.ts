import { newId } from '../http/new-id.ts';

interface ScriptSource {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
}

/** Returns true when a script tag of ours has loaded this URL. */
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

/** Browser messages for a script that could not be fetched; a script that throws has its own message. */
const NOT_HAD = /dynamically imported module|Importing a module script failed/;

/**
 * Imports a script. Browsers before autumn 2026 reject a URL that once could not be imported; with another
 * fragment, the same file counts as another module.
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
 * Loads a vendor's script into a page. Uses `import()`, the only way under `trusted-types 'none'`, or a
 * script tag if the host sets an integrity hash or a nonce, or for a frame's page, which `import()` cannot
 * load into. Rejects if the script cannot be loaded.
 */
export async function loadScript(source: ScriptSource, page: Document = document): Promise<void> {
  const isByTag = source.integrity !== undefined || source.nonce !== undefined || page !== document;
  if (isByTag) await byTag(source, page);
  else await byImport(source.url);
}
