// The package's exports for React server components: everything that needs neither React nor a document.
export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
