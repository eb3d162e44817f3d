import { browserProblem } from '@grocer/foundation/http';
import type * as ScriptTag from './script-tag.ts';
import { createCheckPart } from './check-part.ts';
import type { Chunks } from './check-part.ts';
import type { WalletScript } from './script-types.ts';

/** Inserted by the build. */
declare const CHUNKS: Chunks;

const ENTRY = 'script-tag';

function createScript({ src, nonce }: HTMLScriptElement): WalletScript {
  const checkPart = createCheckPart(CHUNKS, { src, nonce });
  const entry = new URL(CHUNKS.parts[ENTRY]?.at(-1) ?? '', src).href;
  let loading: ReturnType<WalletScript['load']> | undefined;

  async function loadOnce(): ReturnType<WalletScript['load']> {
    const fragment = await checkPart(ENTRY);
    const chunk: typeof ScriptTag = await import(`${entry}${fragment}`);
    chunk.checkChunksWith(checkPart);
    return chunk.api;
  }

  const problem = browserProblem('Wallet');
  if (problem) {
    // Thrown asynchronously, so that the console and the page's own error tracking report it.
    setTimeout(() => {
      throw problem;
    });
    return { load: () => Promise.reject(problem) };
  }
  // The download starts at once. Nothing runs yet, and the caller of `load` learns of a failure.
  checkPart(ENTRY).catch(() => undefined);

  return {
    load() {
      loading ??= loadOnce();
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement) || !script.src) {
  throw new Error(
    'Grocer Wallet: wallet.global.js has to be loaded by a classic script tag with a src, since it loads the rest ' +
      'from beside its own address. In a module, import "@grocer/wallet" instead.',
  );
}
window.Grocer ??= {};
// A page that has the tag twice gets one wallet.
window.Grocer.wallet ??= createScript(script);
