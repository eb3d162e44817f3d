import { remembered } from '@grocer/foundation/embed';

/** The forms and what they do: not needed before the shopper wants to do something. */
export const loadForms = /* @__PURE__ */ remembered(() => import('./late-forms.ts'));

/** The menu of a card, without what is in it. */
export const loadMenu = () => import('./card-actions/Menu.tsx');
