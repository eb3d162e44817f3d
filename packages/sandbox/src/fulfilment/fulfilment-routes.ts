import type { ApiRoute } from '../api/shopper-routes.ts';
import { addressBookRoutes } from './addresses/address-book-routes.ts';
import { validationRoutes } from './addresses/validation-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { clearCartRoute } from './cart/clear-cart-route.ts';
import { moveRoute } from './cart/move-route.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { contentRoute } from './content/content-route.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { listOptionsRoute } from './modality/list-options-route.ts';
import { preferenceRoutes } from './modality/preference-routes.ts';
import { createPromiseRoute } from './promises/create-promise-route.ts';
import { readPromiseRoute } from './promises/read-promise-route.ts';
import { updatePromiseRoute } from './promises/update-promise-route.ts';
import { timeslotRoutes } from './timeslots/timeslot-routes.ts';

/** The routes of the fulfilment calls. */
export const fulfilmentRoutes = (parts: FulfilmentParts): readonly ApiRoute[] => [
  ...addressBookRoutes(parts),
  ...validationRoutes(parts),
  listOptionsRoute(parts),
  ...preferenceRoutes(parts),
  ...consentRoutes(parts),
  contentRoute(parts),
  ...timeslotRoutes(parts),
  createPromiseRoute(parts),
  readPromiseRoute(parts),
  updatePromiseRoute(parts),
  ...catalogueRoutes(parts),
  ...cartRoutes(parts),
  clearCartRoute(),
  moveRoute(),
];
