/** Loads the focus trap of sheets. */
export const loadTrap = () => import('./SheetTrap.tsx');
export type LoadedTrap = Awaited<ReturnType<typeof loadTrap>>;

/** Preloads the focus trap, so that it is available as soon as a sheet opens. */
export const prefetchTrap = (): void => void loadTrap().catch(() => undefined);
