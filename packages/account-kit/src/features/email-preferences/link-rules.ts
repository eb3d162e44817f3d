import type { PreferenceLink } from '@grocer/foundation/contract';

/** Longer than any half of a link that an email has had. */
const MOST_CHARACTERS = 200;

/** What an address carries of a link in an email, and the address without it. */
interface Taken {
  /** Nothing where a half is missing: neither opens anything alone. */
  readonly link: PreferenceLink | undefined;
  readonly rest: string;
}

const isHalf = (text: string | null): text is string =>
  text !== null && text !== '' && text.length <= MOST_CHARACTERS;

const isOfLink = (piece: string): boolean =>
  ['token', 'token2'].some((name) => new URLSearchParams(piece).has(name));

/** Takes `token` and `token2` out of the query of an address; everything else stays as it is written. */
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
