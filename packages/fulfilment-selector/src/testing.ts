export { testStreets, testZips } from './testing/fixtures.ts';
export { createSelectorSandbox } from './testing/selector-sandbox.ts';
export type { SelectorSandbox, SelectorSandboxOptions } from './testing/selector-sandbox.ts';
