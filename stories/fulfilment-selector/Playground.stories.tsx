import type { SelectorConfig } from '@grocer/fulfilment-selector';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { tokenControls, turnedAppearance } from '../appearance.ts';
import type { TokenArgs } from '../appearance.ts';
import { inSelector } from '../screen.ts';
import { inlineStage, prepare } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';

interface Turned extends TokenArgs, Pick<SelectorArgs, 'shopper'> {
  readonly title: string;
  readonly postalCode: string;
  readonly bannerName: string;
  readonly redesign: boolean;
  readonly showNext: boolean;
  readonly ownDelivery: boolean;
}

const configOf = (args: Turned, { globals }: StoryContext<Turned>): Partial<SelectorConfig> => ({
  appearance: turnedAppearance(globals, args),
  postalCode: args.postalCode,
  bannerName: args.bannerName,
  // A text of the content service takes precedence.
  content: { 'header.title': args.title },
  toggles: { redesign: args.redesign, showNext: args.showNext, ownDelivery: args.ownDelivery },
});

const words = { control: 'text', table: { category: 'Words' } } as const;
const flag = { control: 'boolean', table: { category: 'Flags' } } as const;

const meta = {
  title: 'Fulfilment selector/Playground',
  args: {
    title: 'How do you want to shop?',
    postalCode: '45202',
    bannerName: 'Millbrook',
    redesign: false,
    showNext: false,
    ownDelivery: true,
  },
  argTypes: {
    ...tokenControls,
    title: words,
    bannerName: words,
    postalCode: { control: 'select', options: ['45202', '30303', '10001'] },
    redesign: flag,
    showNext: flag,
    ownDelivery: flag,
  },
  loaders: [prepare],
  tags: ['!autodocs'],
} satisfies Meta<Turned>;
export default meta;

export const WaysToShop: StoryObj<Turned> = {
  render: (args: Turned, context: StoryContext<Turned>): ReactElement => {
    const staged = { config: configOf(args, context) };
    return inlineStage(staged, { ...context, args: staged });
  },
  play: async ({ step }) => {
    const selector = await inSelector();
    await step('has the words that were turned', async () => {
      await expect(await selector.findByRole('heading', { name: 'How do you want to shop?' })).toBeVisible();
    });
  },
};
