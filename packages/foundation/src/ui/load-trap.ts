/** Gets what keeps focus inside a sheet. */
export const loadTrap = () => import('./SheetTrap.tsx');
export type LoadedTrap = Awaited<ReturnType<typeof loadTrap>>;

/** The same beforehand, so that it is there as soon as a sheet opens. */
export const prefetchTrap = (): void => void loadTrap().catch(() => undefined);
