import type { NextConfig } from 'next';

const config: NextConfig = {
  // A cache for the next build, of which there is none, takes as long as this one.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Without it Next searches the parent folders for lockfiles to find the root.
  turbopack: { root: import.meta.dirname },
};

export default config;
