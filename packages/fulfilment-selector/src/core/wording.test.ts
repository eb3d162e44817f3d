import { expect, it } from 'vitest';
import { optionMessages } from '../features/options/messages.ts';
import { storeMessages } from '../window/results/store-messages.ts';

const { buttons, timelines } = optionMessages;

it.each([
  ['F-2.16', buttons.shopOwnDelivery, 'Shop {banner} Delivery'],
  ['F-2.16', buttons.shopAllDelivery, 'Shop All Delivery'],
  ['F-2.16', buttons.startShopping, 'Start Shopping'],
  ['F-2.16', buttons.selectStore, 'Select Store'],
  ['F-2.16', buttons.changeStore, 'Change Store'],
  ['F-2.16', buttons.shopPickup, 'Shop Pickup'],
  ['F-2.16', buttons.shopInStore, 'Shop In-Store'],
  ['F-2.16', buttons.shopShip, 'Shop Ship'],
  ['F-2.25', storeMessages.current, 'Currently Shopping'],
  ['F-2.25', storeMessages.more, 'More Results'],
  ['F-2.25', storeMessages.recent, 'Recent Stores'],
  ['F-9.5', timelines.ship, 'As soon as 1-3 days'],
  ['F-9.5', timelines.pickup, 'Same-day'],
  ['F-9.5', timelines.delivery, 'From store, to your door.'],
  [
    'F-9.5',
    timelines.ownDelivery,
    'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
  ],
  ['F-9.5', timelines.allDelivery, 'Delivered by Instacart or {banner}, as soon as today.'],
])('uses the specified wording [%s]: %s', (_, words, given) => expect(words).toBe(given));
