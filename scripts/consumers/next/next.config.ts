import type { NextConfig } from 'next';

const config: NextConfig = {
  // Or Next looks for it among the folders above, by their lockfiles.
  turbopack: { root: import.meta.dirname },
};

export default config;
