import { startHost } from 'host-kit/server';
import { createPharmacy } from './create-pharmacy.ts';

await startHost(createPharmacy);
