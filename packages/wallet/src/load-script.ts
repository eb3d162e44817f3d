interface ScriptSource {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
}

/** Scripts of this address that have been loaded by a tag of ours. */
const isLoaded = (url: string): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-grocer-loaded]')].some(
    ({ src }) => src === url,
  );

function byTag({ url, integrity, nonce }: ScriptSource): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isLoaded(url)) {
      resolve();
      return;
    }
    const script = document.createElement('script');
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
    document.head.append(script);
  });
}

/**
 * Loads a vendor's script. `import()` is the one way that a page under `trusted-types 'none'` allows; a tag is
 * used where the host asks for an integrity check or gives a nonce. Rejects where the script cannot be had.
 */
export async function loadScript(source: ScriptSource): Promise<void> {
  if (source.integrity !== undefined || source.nonce !== undefined) await byTag(source);
  else await import(/* @vite-ignore */ /* webpackIgnore: true */ source.url);
}
