import { mount, preload } from '@grocer/wallet';
import { offerWallet } from './offer-wallet.ts';
import { isCold } from './subject.ts';

// The others have all of their code when they are mounted.
if (!isCold) await preload();
offerWallet(mount);
