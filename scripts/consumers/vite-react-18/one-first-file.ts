import type { Rolldown } from 'vite';

/** Makes Vite put the initial scripts of a page into one file, as the guide "Getting started" says. */
export const oneFirstFile = {
  codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
} satisfies Rolldown.OutputOptions;
