import { skins } from '@grocer/foundation/tokens';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applications } from '../appearance.ts';
import { atRest } from '../screen.ts';

// On a busy machine a slow test is not wrong.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [
    (story, { globals }) => {
      const page = document.documentElement;
      page.style.colorScheme = String(globals['colorScheme']);
      page.dir = String(globals['direction']);
      page.lang = String(globals['locale']);
      return story();
    },
  ],
  // Before axe runs, since colours do not have their final contrast during a transition.
  afterEach: atRest,
  parameters: {
    layout: 'fullscreen',
    // axe is not loaded in the vault's frame here; the end-to-end tests load it there.
    a11y: { test: 'error', options: { iframes: false } },
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } } },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          [
            'Getting started',
            'Fulfilment selector',
            'Theming',
            'Events',
            'Errors',
            'Testing your integration',
            'Accessibility',
            'Security',
            'Requirements',
          ],
          'Wallet',
          ['Playground', 'Card box', 'Flyout', 'My Wallet', 'Applications'],
          'Fulfilment selector',
          ['Playground', 'Ways to shop', 'Window', 'Addresses', 'Scheduling'],
          'Foundation',
          ['Tokens'],
        ],
      },
    },
  },
  initialGlobals: {
    colorScheme: 'light',
    skin: 'market',
    direction: 'ltr',
    locale: 'en-US',
    application: 'CLICKLIST',
  },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    skin: {
      description: 'Tokens of a banner',
      toolbar: { title: 'Skin', icon: 'paintbrush', items: Object.keys(skins), dynamicTitle: true },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of amounts, dates and plurals; words are the host’s',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: ['en-US', 'es-US', 'fr-CA', 'de-DE', 'ar-EG'],
        dynamicTitle: true,
      },
    },
    application: {
      description: 'The application that embeds the SDK',
      toolbar: { title: 'Application', icon: 'browser', items: [...applications], dynamicTitle: true },
    },
  },
  tags: ['autodocs'],
};

export default preview;
