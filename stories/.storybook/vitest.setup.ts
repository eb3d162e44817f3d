import * as axe from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { atRest, darken } from '../screen.ts';
import preview from './preview.ts';

/** Axe looks a second time at where a story ends: in the dark, on a phone. */
const darkPhone: Preview = {
  async afterEach(context) {
    darken();
    await page.viewport(360, 740);
    // What asks how wide it is hears of it with a frame, and draws with the next one.
    await new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)));
    await atRest();
    await axe.afterEach(context);
  },
};

/** What axe has nothing against need not be described: that took a tenth of the time. Storybook itself shows it. */
const findingsAlone: Preview = {
  parameters: { a11y: { options: { resultTypes: ['violations', 'incomplete'] } } },
};

// Hooks after a story run from the last of these to the first.
setProjectAnnotations([darkPhone, axe, preview, findingsAlone]);
