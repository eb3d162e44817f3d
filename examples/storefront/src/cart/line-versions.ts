import type { Cart, CartLine } from '@grocer/foundation/domain';

/** The latest version of each line of a cart; of a removed line, the last one. */
interface LineVersions {
  keep(cart: Cart): void;
  /** Returns the line itself if no version of it is known. */
  latestOf(line: CartLine): CartLine;
}

/** Creates the versions of a cart's lines. */
export function createLineVersions(): LineVersions {
  const byId = new Map<string, CartLine>();
  return {
    keep({ lines }) {
      for (const line of lines) byId.set(line.id, line);
    },
    latestOf: (line) => byId.get(line.id) ?? line,
  };
}
