/** The theme tokens that the frame accepts: a fixed list, so that only styling can be passed. */
const TOKENS: Readonly<Record<string, 'colour' | 'size' | 'font'>> = {
  ink: 'colour',
  inkMuted: 'colour',
  /** The background behind the frame. */
  ground: 'colour',
  surface: 'colour',
  line: 'colour',
  lineStrong: 'colour',
  accent: 'colour',
  danger: 'colour',
  focus: 'colour',
  radius: 'size',
  controlHeight: 'size',
  fontSize: 'size',
  labelSize: 'size',
  gap: 'size',
  fontFamily: 'font',
};

const PLAIN_COLOUR = String.raw`(?:#[\da-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([\d\s.,%/+a-z-]*\)|transparent)`;

const FORMS = (): Readonly<Record<'colour' | 'size' | 'font', RegExp>> => ({
  colour: new RegExp(
    String.raw`^(?:${PLAIN_COLOUR}|light-dark\(\s*${PLAIN_COLOUR}\s*,\s*${PLAIN_COLOUR}\s*\))$`,
    'i',
  ),
  size: /^\d{1,3}(?:\.\d{1,2})?px$/,
  font: /^[\w\s"',.-]{1,200}$/,
});

/** Returns the tokens of a theme that are on the list and valid; others are dropped. */
export function readTheme(given: unknown): readonly (readonly [name: string, value: string])[] {
  if (typeof given !== 'object' || given === null) return [];
  const forms = FORMS();
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const kind = Object.hasOwn(TOKENS, name) ? TOKENS[name] : undefined;
    const text = typeof value === 'string' ? value.trim() : '';
    return kind && text.length <= 200 && forms[kind].test(text) ? [[`--${name}`, text] as const] : [];
  });
}
