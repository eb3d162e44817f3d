import { existsSync } from 'node:fs';
import { installFromDebian, isDebiansRoot } from './debian.ts';

/** Paths of the engines in Debian's packages. */
export const ENGINES = {
  firefox: '/usr/bin/firefox-esr',
  webkit: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
} as const;

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const isComplete = (): boolean => Object.values(ENGINES).every((file) => existsSync(file));

/** Finds Firefox and WebKit, or installs them; returns what is missing if neither works. */
export const enginesMissing = (): string | undefined => {
  if (!isComplete() && isDebiansRoot()) {
    try {
      installFromDebian(...PACKAGES);
    } catch {
      // The result below states what is missing.
    }
  }
  return isComplete() ? undefined : `it needs Debian's packages ${PACKAGES.join(', ')}`;
};
