import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCardBox, inOverlay, inVaultFrame, isOverlayOpen } from '../screen.ts';
import { openByButton, openFlyout, press, typeSecret } from './steps.ts';
import { hanging } from '../faults.ts';
import { checkout, failing, signIn, stage, waitingForVault, withoutVault } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const PIN = 'SNAP EBT PIN';

/** An order that SNAP may pay for, so that the card box shows the SNAP card. */
const withSnap = {
  ...checkout,
  checkoutConfig: { orderInfo: { total: 9647, hasSnapEligibleItems: true, ebtTotalFromCheckout: 4000 } },
};

const meta = {
  title: 'Wallet/Flyout/Check balance',
  args: { shopper: 'dave', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

const openForm = () => openByButton(/^Check Balance/, 'Check Balance');

async function send(pin: string) {
  const form = await openForm();
  await typeSecret(PIN, pin);
  await press(form, 'Confirm');
  return form;
}

export const Loading: Story = {
  args: { config: waitingForVault },
  play: async () => {
    const form = await openForm();
    await expect(await form.findByText('Loading the secure PIN form')).toBeInTheDocument();
  },
};

export const Ready: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await step('header [W-2.42], question [W-2.43], Confirm [W-2.44] and a way back [W-2.11]', async () => {
      await expect(form.getByRole('heading', { name: 'Check Balance' })).toBeVisible();
      await expect(form.getByText('Enter Your SNAP EBT PIN')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Confirm' })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Back' })).toBeVisible();
    });
    await step(
      'the PIN is typed into the vault’s frame [W-4.18], with its placeholder [W-5.24]',
      async () => {
        const pin = (await inVaultFrame()).getByLabelText(PIN);
        await expect(pin).toHaveAttribute('placeholder', PIN);
        await expect(pin).toHaveAttribute('type', 'password');
      },
    );
  },
};

export const FromCardBox: Story = {
  args: { config: withSnap },
  play: async ({ step }) => {
    await press(await inCardBox(), /^Check Balance/);
    const form = await inOverlay();
    await inVaultFrame();
    await step('opened from the card box it has no way back [W-2.11]', async () => {
      await expect(form.getByRole('heading', { name: 'Check Balance' })).toBeVisible();
      await expect(form.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    });
  },
};

export const Submitting: Story = {
  args: { faults: [hanging('wallet.check-snap-balance')] },
  play: async ({ step }) => {
    const form = await send('1234');
    await step('the button says so [W-2.44]', async () => {
      await expect(await form.findByRole('button', { name: 'Submitting' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const PinMissing: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await press(form, 'Confirm');
    await step('the frame says what is missing', async () => {
      await expect(await (await inVaultFrame()).findByText('Please enter your 4-digit PIN.')).toBeVisible();
    });
  },
};

export const WrongPin: Story = {
  play: async ({ step }) => {
    const form = await send('4321');
    await step('says so, and can be tried again [W-8.4] [W-8.28]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent('Invalid PIN, please try again.');
      await expect(form.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const Locked: Story = {
  args: { shopper: 'leo' },
  play: async ({ step }) => {
    const form = await send('1234');
    await step('says so [W-8.5], and leads on', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.',
      );
      await expect(form.getByRole('button', { name: 'Use a Different Payment Method' })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('wallet.check-snap-balance')] },
  play: async ({ step }) => {
    const form = await send('1234');
    await step('says so [W-8.23]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        "We couldn't retrieve your SNAP EBT card balance. Please try again.",
      );
    });
  },
};

export const FrameUnavailable: Story = {
  args: { config: withoutVault },
  play: async ({ step }) => {
    const form = await openForm();
    await step('says so, and offers Retry', async () => {
      await expect(await form.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(form.getByRole('alert')).toHaveTextContent('We couldn’t load the secure PIN form.');
    });
  },
};

export const Known: Story = {
  play: async ({ step }) => {
    await send('1234');
    await step('the flyout closes [W-4.29], and the list has the amount [W-2.14]', async () => {
      await waitFor(() => expect(isOverlayOpen()).toBe(false));
      const list = await openFlyout();
      await expect(list.getByText('$150.00 Remaining')).toBeVisible();
      await expect(list.queryByRole('button', { name: /^Check Balance/ })).not.toBeInTheDocument();
    });
  },
};

export const KnownInCardBox: Story = {
  args: { config: withSnap },
  play: async ({ step }) => {
    const box = await inCardBox();
    await press(box, /^Check Balance/);
    const form = await inOverlay();
    await typeSecret(PIN, '1234');
    await press(form, 'Confirm');
    await step('back on the list [W-4.29], and the card box has it as well', async () => {
      await expect(await form.findByRole('heading', { name: 'Select Payment' })).toBeVisible();
      await expect(box.getByText('$150.00 Remaining')).toBeInTheDocument();
    });
  },
};

export const NothingLeft: Story = {
  args: { shopper: 'mia' },
  play: async () => {
    await send('1234');
    await waitFor(() => expect(isOverlayOpen()).toBe(false));
    const list = await openFlyout();
    await expect(list.getByText('$0.00 Remaining')).toBeVisible();
  },
};
