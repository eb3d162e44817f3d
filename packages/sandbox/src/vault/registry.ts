/** The pages that may show the frames of a paypage id. */
export interface Registry {
  origins(paypageId: string): readonly string[];
  allows(paypageId: string, origin: string): boolean;
}

/** Creates a registry of fixed entries. */
export function createRegistry(entries: Readonly<Record<string, readonly string[]>>): Registry {
  const origins = (paypageId: string): readonly string[] =>
    Object.hasOwn(entries, paypageId) ? (entries[paypageId] ?? []) : [];
  return { origins, allows: (paypageId, origin) => origins(paypageId).includes(origin) };
}
