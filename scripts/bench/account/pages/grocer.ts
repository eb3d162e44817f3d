import { accountPaths, mount } from '@grocer/account-kit';
import { show } from './subject.ts';

const place = document.getElementById('place') ?? document.body;

show(
  () =>
    mount({
      environment: 'PROD',
      container: place,
      authConfig: { type: 'B2C', token: 'bench' },
      path: accountPaths.addresses,
      view: 'addressBook',
    }),
  () =>
    place.querySelector('[data-grocer]')?.shadowRoot?.querySelectorAll('[data-part="address"]').length ?? 0,
);
