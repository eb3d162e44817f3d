/** @type {import('webpack').Configuration} */
export default {
  mode: 'production',
  // It takes everything beyond 244 KiB for too much, and React alone is most of that.
  performance: { hints: false },
  // Minification would take two thirds of the time, and says nothing of our packages.
  optimization: { minimize: false },
};
