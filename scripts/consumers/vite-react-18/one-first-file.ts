import type { Rolldown } from 'vite';

/** Has Vite put what is loaded with the page into one file, as the guide "Getting started" says. */
export const oneFirstFile = {
  codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
} satisfies Rolldown.OutputOptions;
