/** The colours passed to a frame: the vault's names and our tokens. */
const COLOURS = {
  ink: 'ink',
  inkMuted: 'ink-muted',
  ground: 'surface-sunken',
  surface: 'surface',
  line: 'line',
  lineStrong: 'line-strong',
  accent: 'accent',
  danger: 'danger',
  focus: 'focus',
} as const;

export interface FrameTheme {
  readonly colorScheme: 'light' | 'dark';
  readonly direction: string;
  readonly theme: Readonly<Record<string, string>>;
}

/** Returns a colour as the browser computes it, with `light-dark()` and variables resolved. */
function computedColor(place: HTMLElement, token: string): string {
  const probe = place.ownerDocument.createElement('span');
  probe.style.setProperty('color', `var(--grocer-${token})`);
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Reads the theme of an element, for a frame that cannot inherit it. */
export function themeOf(place: HTMLElement): FrameTheme {
  const scheme = getComputedStyle(place).colorScheme;
  const { defaultView: view } = place.ownerDocument;
  const prefersDark = view?.matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = scheme === 'dark' || (scheme.includes('dark') && prefersDark);
  const colours = Object.fromEntries(
    Object.entries(COLOURS).map(([name, token]) => [name, computedColor(place, token)]),
  );
  const { direction, fontFamily, fontSize } = getComputedStyle(place);
  return { colorScheme: isDark ? 'dark' : 'light', direction, theme: { ...colours, fontFamily, fontSize } };
}
