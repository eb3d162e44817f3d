import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActiveModality } from '../../config.ts';
import { delivery, pickup } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { schedulingMessages } from '../messages.ts';
import { replacementMessages } from '../features/replacement/messages.ts';

const box = useSandbox();
afterEach(() => sessionStorage.clear());

const TIMES = 'timeslots.promising';

/** Returns what the page shows if the times are refused. */
async function saidOf(fault: object, activeModality = pickup) {
  const match = TIMES;
  const status = { status: 422, kind: 'status' as const, times: 3 };
  box.sandbox.controls.addFault({ match, when: 'before', ...status, ...fault });
  await box.show('alice', { activeModality });
  const alert = await screen.findByRole('alert');
  const title = alert.querySelector('strong')?.textContent;
  const text = alert.querySelector('.grocer-notice-text')?.textContent;
  return { title, text };
}

describe('the specified wording', () => {
  const { problems, modals, refused } = schedulingMessages;
  it.each([
    ['F-2.59', schedulingMessages.startCart, 'Start My Cart'],
    ['F-2.61', schedulingMessages.title, 'Schedule your order'],
    ['F-2.61', schedulingMessages.changeStore, 'Change Store'],
    ['F-2.62', schedulingMessages.pickupHeader, 'Available Times'],
    ['F-2.62', schedulingMessages.pickupHeaderSmall, 'Choose a day and time'],
    ['F-2.64', schedulingMessages.deliveryHeader, 'Delivery Options'],
    ['F-2.65', schedulingMessages.filters.all, 'All'],
    ['F-2.65', schedulingMessages.filters.own, '{banner} Delivery'],
    ['F-2.65', schedulingMessages.filters.underFive, 'Under $5'],
    ['F-2.66', schedulingMessages.deliverySubheader, 'Day and Time'],
    ['F-2.67', schedulingMessages.ownOnly, 'Show only {banner} Delivery'],
    [
      'F-2.67',
      schedulingMessages.ownTooltip,
      'Delivered by {banner} associates in refrigerated trucks. Freshness guaranteed.',
    ],
    ['F-2.68', modals.orderTimedOut.title, 'Order Timed Out'],
    ['F-2.68', modals.orderTimedOut.button, 'Back to Checkout'],
    ['F-2.68', modals.reservationExpired.title, 'Reservation Expired'],
    ['F-2.68', modals.reservationExpired.button, 'Select New Time'],
    ['F-2.68', modals.timeExpired.title, 'Time Expired'],
    ['F-2.68', modals.ownUnavailable.title, 'Kroger Delivery Unavailable'],
    ['F-2.68', modals.ownUnavailable.button, 'Continue to Scheduler'],
    ['F-2.68', modals.offerFailed.title, 'Something Went Wrong'],
    ['F-2.68', modals.offerFailed.button, 'Try Again'],
    ['F-2.68', modals.checkoutFailed.title, 'Something went wrong'],
    ['F-2.68', modals.checkoutFailed.button, 'Back To Cart'],
    ['F-2.69', replacementMessages.unavailable, 'Unavailable Item'],
    ['F-2.69', replacementMessages.similar, 'Similar Items'],
    ['F-2.69', replacementMessages.continue, 'Continue to Payment'],
    ['F-2.69', replacementMessages.replace, 'Replace Item'],
    ['F-2.69', replacementMessages.back, 'Back'],
    ['F-5.10', refused.noTime, 'Please select a time to continue'],
    ['F-5.11', replacementMessages.pickFirst, 'Please select a similar item first.'],
    [
      'F-5.12',
      schedulingMessages.empty,
      'You must have {type} items in your cart to schedule your {title} order. Start shopping now!',
    ],
    ['F-5.14', refused.noPromise, 'You must have a time selected. Error Code'],
    [
      'F-5.16',
      schedulingMessages.prop65,
      'Prop 65 - This product contains a chemical known to the State of California to cause cancer.',
    ],
    [
      'F-8.11',
      schedulingMessages.timeFailed,
      "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
    ],
    [
      'F-8.14',
      modals.ownUnavailable.text,
      "We're sorry there are no longer any Kroger Delivery times available. Please select a different available delivery time from the options provided.",
    ],
    [
      'F-8.15',
      modals.timeExpired.text,
      'The time you selected for your order is no longer available. Please select a new time.',
    ],
    ['F-8.17', problems.noTimes.PICKUP, 'Pickup Time Unavailable'],
    ['F-8.17', problems.noTimes.DELIVERY, 'Delivery Time Unavailable'],
    [
      'F-8.18',
      `${problems.noItems}: ${problems.noItemsText}`,
      'Items Are Not Available: The items in your cart are not available. Please update your cart and try again.',
    ],
    ['F-8.19', problems.badAddressText, 'The ZIP code entered is not a valid ZIP code.'],
    [
      'F-8.20',
      `${problems.noStores}: ${problems.noStoresText}`,
      'No Stores Are Available: There were no stores found near your location. Please enter a different postal code and try again.',
    ],
    ['F-8.21', problems.alcoholQuantity, 'Alcohol Quantity Limit Exceeded'],
    ['F-8.21', problems.alcohol, 'Alcohol Delivery Is Unavailable'],
    ['F-8.21', problems.badAddress, 'Confirm Address'],
    [
      'F-8.25',
      replacementMessages.similarFailed,
      'There was a problem retrieving similar items. Please try again.',
    ],
    ['F-8.25', replacementMessages.retry, 'Try Again'],
    ['F-8.25', replacementMessages.noneFound, 'No replacements found'],
    [
      'F-8.25',
      replacementMessages.noneSimilar,
      'No similar items were found. Try searching for a replacement instead.',
    ],
    ['F-8.26', schedulingMessages.itemUnavailable, 'This item is currently unavailable.'],
    ['F-8.26', schedulingMessages.itemMaybeUnavailable, 'Item may be unavailable. Please see cart.'],
  ])('matches %s: %s', (_, ours, given) => expect(ours).toBe(given));
});

describe('refused times', () => {
  it.each([
    ['SCHED_NO_TIMESLOTS_AVAILABLE_01', 'Pickup Time Unavailable', /offer for your order/],
    ['SCHED_NO_ITEMS_AVAILABLE', 'Items Are Not Available', /^The items in your cart are not available\./],
    ['X_INVALID_ADDRESS', 'Confirm Address', /^The ZIP code entered is not a valid ZIP code\.$/],
    ['X_LAT_LNG_REQUIRED', 'Confirm Address', /^The ZIP code entered is not a valid ZIP code\.$/],
    ['X_FULL_ADDRESS_REQUIRED', 'Confirm Address', /^The ZIP code entered is not a valid ZIP code\.$/],
    ['NO_STORES_FOUND', 'No Stores Are Available', /^There were no stores found near your location\./],
    ['X_ALCOHOL_QTY_EXCEEDED', 'Alcohol Quantity Limit Exceeded', /./],
    ['X_ALCOHOL_NOT_AVAILABLE', 'Alcohol Delivery Is Unavailable', /./],
  ])(
    'shows for a code like %s the title %j [F-8.16] [F-8.17] [F-8.18] [F-8.19] [F-8.20] [F-8.21] [C-8.26] [C-8.27] [C-8.28] [C-8.35]',
    async (code, title, text) => {
      const said = await saidOf({ code });
      expect(said.title).toBe(title);
      expect(said.text).toMatch(text);
    },
  );

  it('shows their own title for a delivery without times [F-8.17] [C-8.35]', async () => {
    const said = await saidOf({ code: 'NO_TIMESLOTS_AVAILABLE' }, delivery);
    expect(said.title).toBe('Delivery Time Unavailable');
    // Nothing looks as if it were loading.
    expect(document.querySelector('.grocer-chips-loading')).toBeNull();
  });

  it('shows the reason of a partner’s code [F-8.22] [C-8.35]', async () => {
    const reason = 'The partner is closed because of the weather.';
    expect(await saidOf({ code: 'X_INSTACART_CLOSED', reason })).toEqual({ title: undefined, text: reason });
  });

  it('shows a customer service code when access is forbidden [F-8.23] [C-8.29]', async () => {
    const { text } = await saidOf({ status: 403 });
    expect(text).toBe('An error has occurred. Please try again. Error Code TS1079');
  });

  it.each([
    ['F-8.23', { status: 500, code: 'UNKNOWN_RESPONSE_ERROR' }, 'Error Code TS1500.'],
    ['F-8.24', { status: 400, code: 'NOBODY_KNOWS' }, 'Error Code TS1400.'],
  ])('shows a generic failure with a code, also in a dialog [%s] [C-8.34]', async (_, fault, code) => {
    const { text } = await saidOf(fault);
    expect(text).toContain(code);
    expect(text?.startsWith('We’re sorry, something went wrong. Please try again. ')).toBe(true);
    const view = within(await screen.findByRole('alertdialog', { name: 'Something Went Wrong' }));
    // There is one retry, in the dialog with focus.
    expect(screen.getAllByRole('button', { name: 'Try Again' })).toEqual([
      view.getByRole('button', { name: 'Try Again' }),
    ]);
  });
});

describe('the chain name', () => {
  const own: ActiveModality = { ...delivery, ownDelivery: true };
  const gone = {
    match: TIMES,
    when: 'before',
    kind: 'status',
    status: 422,
    code: 'NO_TIMESLOTS_AVAILABLE',
  } as const;
  it.each([
    ['kroger.com', 'Kroger'],
    ['harristeeter.com', 'Harris Teeter'],
  ])(
    'reads at %s as %j in title and text [F-8.12] [F-8.14] [F-2.68] [C-2.43] [C-8.31]',
    async (bannerDomain, chain) => {
      box.sandbox.controls.addFault(gone);
      await box.show('alice', { activeModality: own, bannerDomain, bannerName: chain });
      const dialog = await screen.findByRole('alertdialog', { name: `${chain} Delivery Unavailable` });
      expect(dialog.textContent).toContain(
        `We're sorry there are no longer any ${chain} Delivery times available. Please select a different available delivery time from the options provided.`,
      );
    },
  );
});
