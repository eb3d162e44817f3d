import { offerWallet } from './offer-wallet.ts';

const api = await window.Grocer?.wallet?.load();
if (!api) throw new Error('The script tag did not come.');
await api.preload();
offerWallet(api.mount);
