import type { StorybookConfig } from '@storybook/react-vite';
import { vaultAssetsPlugin } from '../../scripts/vault-assets-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guides/**/*.mdx', '../*/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vaultAssetsPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@sqlite.org/sqlite-wasm'],
    },
  }),
};

export default config;
