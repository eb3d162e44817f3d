/// <reference types="@grocer/wallet/wallet.global.js" />

// A page with the script tag: it imports nothing, and its types are checked all the same.
export async function mountByTag(container: HTMLElement, token: string): Promise<() => void> {
  if (!window.Grocer?.wallet) throw new Error('The script of the wallet did not load.');
  const { mount, skins } = await window.Grocer.wallet.load();
  const wallet = mount({
    environment: 'LOCAL',
    container,
    authConfig: { type: 'B2C', token },
    appearance: { tokens: skins.coast },
  });
  // @ts-expect-error -- a misspelt event has to be an error
  wallet.on('cards:added', () => {});
  return wallet.unmount;
}

/** The global, as inline scripts of the page refer to it. */
export const isThere = (): boolean => Grocer?.wallet !== undefined;
