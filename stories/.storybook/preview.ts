import { skins } from '@grocer/foundation/tokens';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { atRest } from '../screen.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [
    (story, { globals }) => {
      document.documentElement.style.colorScheme = String(globals['colorScheme']);
      return story();
    },
  ],
  // Before axe looks: a colour on its way from one state to the next is neither.
  afterEach: atRest,
  parameters: {
    layout: 'fullscreen',
    // The vault's frame has no axe in it to answer; end to end it has.
    a11y: { test: 'error', options: { iframes: false } },
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } } },
    },
    options: { storySort: { order: ['Guides', 'Foundation', 'Wallet'] } },
  },
  initialGlobals: { colorScheme: 'light', skin: 'market' },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    skin: {
      description: 'Tokens of a banner',
      toolbar: { title: 'Skin', icon: 'paintbrush', items: Object.keys(skins), dynamicTitle: true },
    },
  },
  tags: ['autodocs'],
};

export default preview;
