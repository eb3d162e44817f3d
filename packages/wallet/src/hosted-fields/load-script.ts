interface ScriptSource {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
}

function byTag({ url, integrity, nonce }: ScriptSource): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    if (nonce !== undefined) script.nonce = nonce;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('blocked')));
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
