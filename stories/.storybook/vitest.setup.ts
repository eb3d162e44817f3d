import * as axe from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { atRest, darken } from '../screen.ts';
import preview from './preview.ts';

/** Runs axe a second time at the end of a story: dark, on a phone. */
const darkPhone: Preview = {
  async afterEach(context) {
    darken();
    await page.viewport(360, 740);
    // Components that observe their width are notified in one frame and render in the next.
    await new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)));
    await atRest();
    await axe.afterEach(context);
  },
};

/**
 * Limits axe to violations and incomplete checks: describing passes took a tenth of the time. Storybook shows
 * them.
 */
const findingsAlone: Preview = {
  parameters: { a11y: { options: { resultTypes: ['violations', 'incomplete'] } } },
};

// `afterEach` hooks run from the last of these to the first.
setProjectAnnotations([darkPhone, axe, preview, findingsAlone]);
