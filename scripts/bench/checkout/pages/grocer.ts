import { mount } from '@grocer/checkout-kit';
import { CARDS, show } from './subject.ts';

const place = document.getElementById('place') ?? document.body;
const partOf = (selector: string): NodeListOf<HTMLElement> | undefined =>
  place.querySelector('[data-grocer]')?.shadowRoot?.querySelectorAll(selector);

show(
  () =>
    mount({
      environment: 'PROD',
      container: place,
      authConfig: { type: 'B2C', token: 'bench' },
      orderId: 'o1',
    }),
  () => partOf('[data-part="card"]')?.length === CARDS,
);
