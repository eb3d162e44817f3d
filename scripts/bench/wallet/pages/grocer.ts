import { mount, preload } from '@grocer/wallet';
import { offerWallet } from './offer-wallet.ts';
import { isCold } from './subject.ts';

// Like the other subjects, all code is loaded before the mount.
if (!isCold) await preload();
offerWallet(mount);
