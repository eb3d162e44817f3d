import { deepActiveElement, Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Checkbox,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
} from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inOverlay, isOverlayOpen } from '../screen.ts';
import { onSurface } from './surface.tsx';

interface SheetArgs {
  readonly title: string;
  readonly hasBack: boolean;
  readonly lines: number;
  readonly onExit: (reason: string) => void;
}

const Lines = ({ count }: { readonly count: number }): ReactNode => (
  <div className="story-scale">
    {Array.from({ length: count }, (_, line) => (
      <Checkbox key={line} part="line" label={`Item ${line + 1}`} checked={false} onChange={() => {}} />
    ))}
  </div>
);

function LiveSheet({ title, hasBack, lines, onExit }: SheetArgs): ReactNode {
  const [isOpen, setOpen] = useState(true);
  function exit(reason: string): void {
    onExit(reason);
    setOpen(false);
  }
  const back = hasBack ? { label: 'Back', onPress: () => exit('back') } : undefined;
  return (
    <div className="story-row">
      <Button kind="secondary" part="open" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Overlay open={isOpen}>
        <Sheet screen="story" isTall={false} onExit={exit}>
          <SheetScreen name="story" isOn>
            <SheetHeader title={title} back={back} close={{ label: 'Close', onPress: () => exit('close') }} />
            <SheetBody>
              {lines === 0 ? (
                <p>
                  If you exit now, your selections will not be saved. Do you want to discard your changes?
                </p>
              ) : (
                <Lines count={lines} />
              )}
            </SheetBody>
            <SheetFooter>
              <Button kind="secondary" part="cancel" onPress={() => exit('cancel')}>
                Cancel
              </Button>
              <Button kind="primary" part="confirm" onPress={() => exit('confirm')}>
                Confirm
              </Button>
            </SheetFooter>
          </SheetScreen>
        </Sheet>
      </Overlay>
    </div>
  );
}

const meta = {
  title: 'Foundation/Sheet',
  args: { title: 'Select Payment', hasBack: false, lines: 0, onExit: fn() },
  decorators: [onSurface],
  render: (args) => <LiveSheet {...args} />,
  // A sheet covers its page, so each story gets a page of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<SheetArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ step }) => {
    const overlay = await inOverlay();
    await step('is a named dialog, with the focus on its heading', async () => {
      await expect(overlay.getByRole('dialog', { name: 'Select Payment' })).toBeVisible();
      const heading = overlay.getByRole('heading', { name: 'Select Payment' });
      await waitFor(() => expect(deepActiveElement()).toBe(heading));
    });
  },
};

export const ScrollingContent: Story = {
  args: { lines: 40 },
  play: async ({ step }) => {
    const overlay = await inOverlay();
    await step('the footer stays while the content scrolls', async () => {
      overlay.getByRole('checkbox', { name: 'Item 40' }).scrollIntoView();
      await expect(overlay.getByRole('button', { name: 'Confirm' })).toBeVisible();
      await expect(overlay.getByRole('heading', { name: 'Select Payment' })).toBeVisible();
    });
  },
};

export const WithBack: Story = { args: { title: 'Add Credit/Debit Card', hasBack: true, lines: 6 } };

export const Closed: Story = {
  play: async ({ args, step }) => {
    await inOverlay();
    await step('Escape leaves, and says so', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isOverlayOpen()).toBe(false));
      await expect(args.onExit).toHaveBeenCalledWith('escape');
    });
  },
};
