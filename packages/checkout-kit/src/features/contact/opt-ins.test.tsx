import {
  readEmailPreferences,
  readSmsOptIn,
  updateEmailPreferences,
  updateFulfilment,
  updateSmsOptIn,
} from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeContact } from '../../checkout/editing.ts';
import { useCheckout } from '../../testing/use-checkout.ts';
import { loadOptIns, saveOptIns } from './opt-ins.ts';

const box = useCheckout();

/** A phone number in Alice's account. */
const OWN = '6145550101';

beforeEach(async () => {
  // Remove the opt-ins that accounts are seeded with.
  await box.db.deleteFrom('sms_opt_ins').execute();
  await box.db.deleteFrom('email_preferences').execute();
});

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Info' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Contact Information' }));
  const deals = drawer.queryByRole('checkbox', { name: 'Email me deals and offers' });
  await waitFor(() => expect(deals?.hasAttribute('disabled') ?? false).toBe(false));
  return {
    ...drawer,
    texts: drawer.getByRole('checkbox', { name: 'Text me updates about this order' }),
    deals,
    save: () => userEvent.click(drawer.getByRole('button', { name: 'Save' })),
  };
}

/** Opens the drawer of a shopper whose account gets texts, which the order does not say. */
async function openWithTexts() {
  const { core } = await box.start({ phone: OWN });
  const update = { phoneNumber: OWN, trigger: 'CLICKLIST', optIn: true } as const;
  await core.deps.http.send(updateSmsOptIn, update, { signal: core.deps.signal });
  await box.showPayable({ phone: OWN });
  const drawer = await openDrawer();
  await waitFor(() => expect(drawer.texts).toHaveProperty('checked', true));
  return drawer;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const texts = async () =>
  (await box.db.selectFrom('sms_opt_ins').selectAll().execute()).map(
    ({ phone_number, trigger_type, is_opted_in }) => [phone_number, trigger_type, is_opted_in],
  );
const emails = async () =>
  (await box.db.selectFrom('email_preferences').selectAll().execute()).map(
    ({ banner, short_description, selected }) => [banner, short_description, selected],
  );

describe('text messages about orders', () => {
  it('are switched on and off when the contact is saved, with their terms shown [C-1.2] [C-5.3] [C-7.16] [C-8.25]', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    expect(
      drawer.getByText(
        /^Message frequency varies\. .*rates may apply\. Text STOP to end or HELP for help to the short code/,
      ),
    ).toBeTruthy();
    await userEvent.click(drawer.texts);
    await drawer.save();
    await isClosed();
    expect(await texts()).toEqual([[`+1${OWN}`, 'CLICKLIST', 1]]);
    const again = await openDrawer();
    await userEvent.click(again.texts);
    await again.save();
    await isClosed();
    expect(await texts()).toEqual([[`+1${OWN}`, 'CLICKLIST', 0]]);
  });

  it('start as the account has them when the order does not say [C-7.17]', async () => {
    const { texts: choice } = await openWithTexts();
    expect(choice).toHaveProperty('checked', true);
  });

  it('show a failure with the contact saved, and can be retried', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    box.refuse(updateSmsOptIn.name);
    await drawer.save();
    expect((await drawer.findByRole('alert')).textContent).toMatch(
      /^Your contact information is saved, but /,
    );
    await drawer.save();
    await isClosed();
    expect(await texts()).toEqual([[`+1${OWN}`, 'CLICKLIST', 1]]);
  });

  it('stay unconfirmed when a retry of a lost change is refused', async () => {
    const { core } = await box.start({ phone: OWN });
    await loadOptIns(core, `+1${OWN}`);
    const wanted = { phone: `+1${OWN}`, texts: true, deals: undefined };
    const unread = {
      match: readSmsOptIn.name,
      when: 'before',
      kind: 'status',
      status: 500,
      times: 99,
    } as const;
    box.controls.addFault({ match: updateSmsOptIn.name, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault(unread);
    expect(await saveOptIns(core, wanted)).toBe('unconfirmed');
    box.controls.clearFaults();
    box.controls.addFault(unread);
    box.refuse(updateSmsOptIn.name);
    expect(await saveOptIns(core, wanted)).toBe('unconfirmed');
    box.refuse(updateSmsOptIn.name);
    // Nothing was in doubt for another number.
    expect(await saveOptIns(core, { ...wanted, phone: '+15135550199' })).toBe('texts');
    box.controls.clearFaults();
    expect(await saveOptIns(core, wanted)).toBeUndefined();
    box.refuse(updateSmsOptIn.name);
    expect(await saveOptIns(core, { ...wanted, texts: false })).toBe('texts');
  });

  it('failed when the session had ended', async () => {
    const { core } = await box.start({ phone: OWN });
    await loadOptIns(core, `+1${OWN}`);
    box.refuse(updateSmsOptIn.name, 401);
    expect(await saveOptIns(core, { phone: `+1${OWN}`, texts: true, deals: undefined })).toBe('texts');
  });

  it('are left alone when only the name changes', async () => {
    const { core } = await box.start({ phone: OWN });
    const contact = { firstName: 'Alice', lastName: 'Adams', phone: `+1${OWN}`, smsOptIn: true };
    expect(await changeContact(core, contact)).toBe(true);
    await box.showPayable({ orderId: core.config.orderId });
    const drawer = await openDrawer();
    expect(drawer.texts).toHaveProperty('checked', true);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Last Name' }), 's');
    await drawer.save();
    await isClosed();
    expect(await texts()).toEqual([]);
  });

  it('are switched off when another phone is pasted', async () => {
    const { core } = await box.start({ phone: OWN });
    const contact = { firstName: 'Alice', lastName: 'Adams', phone: `+1${OWN}`, smsOptIn: true };
    await changeContact(core, contact);
    await box.showPayable({ orderId: core.config.orderId });
    const drawer = await openDrawer();
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    await userEvent.tripleClick(phone);
    await userEvent.paste('5135550142');
    expect(drawer.texts).toHaveProperty('checked', false);
  });

  it('that were chosen for one phone are not for another that is pasted', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    expect(drawer.texts).toHaveProperty('checked', true);
    await userEvent.tripleClick(drawer.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('5135550142');
    expect(drawer.texts).toHaveProperty('checked', false);
    await drawer.save();
    await isClosed();
    expect(await texts()).toEqual([]);
  });

  it('that were refused stay refused when a digit is typed anew', async () => {
    const drawer = await openWithTexts();
    await userEvent.click(drawer.texts);
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, `{Backspace}${OWN.slice(-1)}`);
    expect(drawer.texts.hasAttribute('disabled')).toBe(false);
    expect(drawer.texts).toHaveProperty('checked', false);
  });

  it('that were refused stay refused when the number is pasted anew', async () => {
    const drawer = await openWithTexts();
    await userEvent.click(drawer.texts);
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    for (const number of ['5135550142', OWN]) {
      await userEvent.tripleClick(phone);
      await userEvent.paste(number);
      expect(drawer.texts).toHaveProperty('checked', false);
    }
  });

  it('are not refused for another number by typing it', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    const before = box.calls(updateSmsOptIn.name);
    await userEvent.tripleClick(drawer.getByRole('textbox', { name: 'Phone' }));
    await userEvent.keyboard('5135550142');
    await drawer.save();
    await isClosed();
    expect([box.calls(updateSmsOptIn.name), await texts()]).toEqual([before, []]);
  });

  it('need the whole number, in which a digit may be typed anywhere [C-4.22] [C-5.3]', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(phone).toHaveProperty('value', '(6194) 555-0101');
    expect([drawer.texts.hasAttribute('disabled'), drawer.texts]).toEqual([
      true,
      expect.objectContaining({ checked: false }),
    ]);
    const before = box.calls(updateFulfilment.name);
    await drawer.save();
    expect(await drawer.findByText('Phone must have 10 digits')).toBeTruthy();
    expect(box.calls(updateFulfilment.name)).toBe(before);
  });

  it('stay off for another phone after the rest could not be saved', async () => {
    const drawer = await openWithTexts();
    await userEvent.tripleClick(drawer.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('5135550142');
    if (drawer.deals) await userEvent.click(drawer.deals);
    box.controls.addFault({
      match: updateEmailPreferences.name,
      when: 'before',
      kind: 'status',
      status: 400,
      times: 9,
    });
    await drawer.save();
    await drawer.findByText("We're having trouble updating your email preferences. Please try again later.");
    expect(drawer.texts).toHaveProperty('checked', false);
  });

  it('show an unconfirmed change when the outcome is unknown, and send the last choice', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    box.controls.addFault({ match: updateSmsOptIn.name, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault({
      match: readSmsOptIn.name,
      when: 'before',
      kind: 'status',
      status: 400,
      times: 9,
    });
    await drawer.save();
    expect((await drawer.findByRole('alert', {}, { timeout: 8000 })).textContent).toMatch(
      /^We couldn’t confirm that this change was saved/,
    );
    box.controls.clearFaults();
    await userEvent.click(drawer.texts);
    await drawer.save();
    await isClosed();
    expect(await texts()).toEqual([[`+1${OWN}`, 'CLICKLIST', 0]]);
  });

  it('are saved without a message when the responses are lost', async () => {
    await box.showPayable({ phone: OWN });
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    box.controls.addFault({ match: updateSmsOptIn.name, when: 'after-commit', kind: 'reset', times: 9 });
    await drawer.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 8000 });
    expect(await texts()).toEqual([[`+1${OWN}`, 'CLICKLIST', 1]]);
  });

  it('can go to a phone that the account does not have', async () => {
    const { heard } = await box.showPayable();
    const drawer = await openDrawer();
    await userEvent.click(drawer.texts);
    await drawer.save();
    await isClosed();
    expect(screen.getByText('(513) 555-0142 · Texts on')).toBeTruthy();
    expect([await texts(), heard('error')]).toEqual([[], []]);
  });
});

describe('emails about deals', () => {
  it('are switched on and off as the shopper chooses [C-1.2] [C-7.18]', async () => {
    await box.showPayable();
    const drawer = await openDrawer();
    expect(drawer.deals).toHaveProperty('checked', false);
    await userEvent.click(drawer.deals ?? document.body);
    await drawer.save();
    await isClosed();
    expect(await emails()).toEqual([['kroger', 'Special Offers', 1]]);
    const again = await openDrawer();
    expect(again.deals).toHaveProperty('checked', true);
    await userEvent.click(again.deals ?? document.body);
    await again.save();
    await isClosed();
    expect(await emails()).toEqual([['kroger', 'Special Offers', 0]]);
  });

  it('show a failure, keep the choice, and can be retried [C-8.21]', async () => {
    await box.showPayable();
    const drawer = await openDrawer();
    await userEvent.click(drawer.deals ?? document.body);
    box.refuse(updateEmailPreferences.name);
    await drawer.save();
    expect((await drawer.findByRole('alert')).textContent).toBe(
      "We're having trouble updating your email preferences. Please try again later.",
    );
    expect(drawer.deals).toHaveProperty('checked', true);
    await drawer.save();
    await isClosed();
    expect(await emails()).toEqual([['kroger', 'Special Offers', 1]]);
  });

  it('are not offered when they fail to load', async () => {
    box.refuse(readEmailPreferences.name);
    await box.showPayable();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Info' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Contact Information' }));
    await waitFor(() => expect(drawer.queryByRole('checkbox', { name: /deals/ })).toBeNull());
  });

  it('are neither offered nor read for the banner that hides them [C-1.5]', async () => {
    await box.showPayable({ more: { bannerDomain: 'harristeeter.com' } });
    const drawer = await openDrawer();
    expect(drawer.deals).toBeNull();
    expect(box.calls(readEmailPreferences.name)).toBe(0);
  });
});
