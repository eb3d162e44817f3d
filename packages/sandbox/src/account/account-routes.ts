import type { ApiRoute } from '../api/shopper-routes.ts';
import type { AccountParts } from './account-parts.ts';
import { bookRoutes } from './addresses/book-routes.ts';
import { applicationDataRoute } from './application-data-route.ts';
import { emailRoutes } from './emails/email-routes.ts';
import { communicationRoutes } from './preferences/communication-routes.ts';
import { profileRoute } from './profile/profile-route.ts';
import { smsRoutes } from './sms/sms-routes.ts';
import { storeRoutes } from './stores/store-routes.ts';

/** The routes of the account calls. */
export const accountRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  profileRoute(parts),
  ...bookRoutes(parts),
  ...communicationRoutes(parts),
  ...emailRoutes(parts),
  ...smsRoutes(parts),
  ...storeRoutes(parts),
  applicationDataRoute(parts),
];
