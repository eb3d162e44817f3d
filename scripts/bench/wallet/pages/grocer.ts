import { mount, preload } from '@grocer/wallet';
import { offerWallet } from './offer-wallet.ts';

// The others have all of their code when they are mounted.
await preload();
offerWallet(mount);
