import type { PreferenceLink } from '@grocer/foundation/contract';

/** Maximum length of a token; no real link has a longer one. */
const MOST_CHARACTERS = 200;

/** The email link found in a URL, and the URL without it. */
interface Taken {
  /** Undefined unless both tokens are present, since one alone is useless. */
  readonly link: PreferenceLink | undefined;
  readonly rest: string;
}

const isHalf = (text: string | null): text is string =>
  text !== null && text !== '' && text.length <= MOST_CHARACTERS;

const isOfLink = (piece: string): boolean =>
  ['token', 'token2'].some((name) => new URLSearchParams(piece).has(name));

/** Removes `token` and `token2` from the query of a URL; everything else stays unchanged. */
export function linkIn(address: string): Taken {
  const [whole = '', ...fragment] = address.split('#');
  const [path = '', ...query] = whole.split('?');
  const search = query.join('?');
  const halves = new URLSearchParams(search);
  const token = halves.get('token');
  const token2 = halves.get('token2');
  if (token === null && token2 === null) return { link: undefined, rest: address };
  const kept = search
    .split('&')
    .filter((piece) => !isOfLink(piece))
    .join('&');
  return {
    link: isHalf(token) && isHalf(token2) ? { token, token2 } : undefined,
    rest: [path, kept && `?${kept}`, ...fragment.map((part) => `#${part}`)].join(''),
  };
}
