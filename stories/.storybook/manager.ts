import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const LIGHT = {
  base: 'light',
  accent: '#14704c',
  soft: '#e8f3ee',
  ink: '#18211d',
  surface: '#ffffff',
} as const;
const DARK = {
  base: 'dark',
  accent: '#6fd3a6',
  soft: '#12261d',
  ink: '#eaf1ed',
  surface: '#161c19',
} as const;
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const { base, accent, soft, ink, surface } = isDark ? DARK : LIGHT;

addons.setConfig({
  theme: create({
    base,
    brandTitle: 'Grocer',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: soft,
    appContentBg: surface,
    appBorderRadius: 8,
    barBg: surface,
    barSelectedColor: accent,
    textColor: ink,
    fontBase: 'system-ui, sans-serif',
  }),
});
