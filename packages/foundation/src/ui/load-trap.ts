/** Gets what keeps focus inside a sheet. */
export const loadTrap = () => import('./SheetTrap.tsx');
export type LoadedTrap = Awaited<ReturnType<typeof loadTrap>>;

/** Gets what keeps focus inside a sheet before there is one, so that it is there as soon as one opens. */
export const prefetchTrap = (): void => void loadTrap().catch(() => undefined);
