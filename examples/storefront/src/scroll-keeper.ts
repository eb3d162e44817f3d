/** Time after which a page that stays too short is left where it is, in ms. */
const LONGEST_MS = 5000;
/** Time without scrolling after which the position is kept, in ms. Safari allows a hundred changes in half a minute. */
const SETTLED_MS = 500;

/** What a shopper does to scroll or to go elsewhere: nothing moves the page under their hands. */
const PRESSES = ['click', 'keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

function keepPosition(): void {
  try {
    history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
  } catch {
    // Safari refuses more changes for a while: the position before stays.
  }
}

/**
 * Keeps how far the page was scrolled in each entry of the history. The browser itself would restore it before the
 * page has loaded its content, when it is too short.
 */
export function createScrollKeeper() {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let growing: ResizeObserver | undefined;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  /** The position to restore; undefined if there is none to restore. */
  let goal: number | undefined;
  const end = (): void => {
    goal = undefined;
    growing?.disconnect();
    clearTimeout(givingUp);
  };
  const keep = (): void => {
    clearTimeout(settling);
    // Until it is restored, the page is not where the shopper has left it.
    if (goal !== undefined || (history.state?.scrollY ?? 0) === window.scrollY) return;
    keepPosition();
  };
  const scrolled = (): void => {
    clearTimeout(settling);
    settling = setTimeout(keep, SETTLED_MS);
  };
  const approach = (): void => {
    if (goal === undefined) return;
    window.scrollTo(0, goal);
    if (document.documentElement.scrollHeight - window.innerHeight >= Math.floor(goal)) end();
  };
  /** Takes note of a navigation before its page is shown: by the shop itself, or by Back, Forward or a reload. */
  const take = (isOwn: boolean): void => {
    end();
    clearTimeout(settling);
    // A fragment that was not scrolled away from is where the browser has found it.
    if (!isOwn) goal = history.state?.scrollY ?? (location.hash === '' ? 0 : undefined);
  };
  return {
    /** Starts keeping the position of the current entry; returns a function that stops it. */
    watch(): () => void {
      const life = new AbortController();
      const { signal } = life;
      history.scrollRestoration = 'manual';
      take(false);
      window.addEventListener('scroll', scrolled, { signal, passive: true });
      const early = { signal, capture: true, passive: true };
      for (const name of PRESSES) window.addEventListener(name, end, early);
      // A click may lead to another entry. Other events come too often.
      window.addEventListener('click', keep, early);
      return () => {
        life.abort();
        take(true);
      };
    },
    take,
    /** Scrolls the page that is shown now to where its entry was left. */
    restore(): void {
      if (goal === undefined) return;
      growing = new ResizeObserver(approach);
      growing.observe(document.documentElement);
      givingUp = setTimeout(end, LONGEST_MS);
      approach();
    },
  };
}
