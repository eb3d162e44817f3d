// What loads when the ways to shop are to be seen, in one chunk.
export { InlineViews } from './InlineViews.tsx';
export { WindowViews } from './WindowViews.tsx';
