/** @type {import('webpack').Configuration} */
export default {
  mode: 'production',
  // It takes everything beyond 244 KiB for too much, and React alone is most of that.
  performance: { hints: false },
  // Vite's and Next's builds minify; here it would take two thirds of the time.
  optimization: { minimize: false },
};
