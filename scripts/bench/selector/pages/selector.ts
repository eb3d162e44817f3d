import { mount } from '@grocer/fulfilment-selector';
import { STORES } from '../lengthen.ts';
import { ZIP } from './find-stores.ts';
import { offerStores } from './store-subject.ts';

const part = (selector: string): HTMLElement | undefined =>
  document.querySelector('[data-grocer-overlay]')?.shadowRoot?.querySelector<HTMLElement>(selector) ??
  undefined;

offerStores(
  {
    mount(_, services) {
      mount({ environment: 'LOCAL', endpoints: { services }, persistence: false }).open();
    },
    canSearch: () => part('[data-part="zip"] input') !== undefined,
    search() {
      const input = part('[data-part="zip"] input');
      if (input instanceof HTMLInputElement) input.value = ZIP;
      part('[data-part="search-zip"]')?.click();
    },
    rows: () => [...(part('.grocer-groups')?.querySelectorAll('[data-part="store"]') ?? [])],
    scroller: () => part('.grocer-sheet-body') ?? document.body,
    loadMore: () => part('[data-part="load-more"]'),
  },
  STORES,
);
