/** The browsers that the published packages are lowered to. */
export const BUILD_TARGET = ['es2022', 'chrome111', 'safari16.4', 'firefox121'];
