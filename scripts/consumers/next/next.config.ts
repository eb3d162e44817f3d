import type { NextConfig } from 'next';

const config: NextConfig = {
  // Without it Next searches the parent folders for lockfiles to find the root.
  turbopack: { root: import.meta.dirname },
};

export default config;
