import { offerWallet } from './offer-wallet.ts';
import { isCold } from './subject.ts';

const api = await window.Grocer?.wallet?.load();
if (!api) throw new Error('The script tag did not come.');
if (!isCold) await api.preload();
offerWallet(api.mount);
