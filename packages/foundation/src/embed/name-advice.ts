import type { Token } from '../ui/tokens.ts';
import { nearestName } from './nearest-name.ts';

interface Schema {
  readonly entries: object;
}

/** Every name of an SDK that a host can refer to. */
export interface KnownNames {
  readonly product: string;
  readonly config: Schema;
  readonly update: Schema;
  readonly tokens: readonly Token[];
  readonly events: Readonly<Record<string, true>>;
  /** Parts of the SDK's texts. */
  readonly parts: Readonly<Record<string, true>>;
  /** Keys whose values are host objects with arbitrary members, such as `activeModality.address`. */
  readonly data: readonly string[];
}

/** Warns of unknown names, once for each. */
export interface NameAdvice {
  config(config: unknown): void;
  update(patch: unknown): void;
  event(name: string): void;
  /** Checks the host's texts of one part; the known names are only available where the part is loaded. */
  words(part: string, own: object, theirs: object): void;
}

interface Unknown {
  readonly path: string;
  readonly key: string;
  /** The known names, as candidates for a suggestion. */
  readonly known: readonly string[];
}

const NOTHING_NEAR = { key: '', known: [] };

type Members = ReadonlyMap<string, unknown>;

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;

/** Returns the entries of an object schema; `undefined` for other schemas. */
function entriesOf(schema: unknown): Members | undefined {
  const members = membersOf(schema);
  const inner = members?.get('wrapped');
  return membersOf(members?.get('entries')) ?? (inner === undefined ? undefined : entriesOf(inner));
}

interface Looking {
  /** Returns the names in a known object or schema. */
  readonly namesIn: (known: unknown) => Members | undefined;
  /** The path so far, with a trailing dot. */
  readonly at: string;
}

/** Returns the unknown names in an object and its nested objects, each with the known names. */
function unknownIn(given: unknown, known: unknown, { namesIn, at }: Looking): readonly Unknown[] {
  const names = namesIn(known);
  if (!names) return [];
  return [...(membersOf(given) ?? [])].flatMap(([key, value]) => {
    const path = `${at}${key}`;
    if (names.has(key)) return unknownIn(value, names.get(key), { namesIn, at: `${path}.` });
    return { path, key, known: [...names.keys()] };
  });
}

/** Creates the warnings about misspelt names for the host's developers. */
export function createNameAdvice({
  product,
  config,
  update,
  tokens,
  events,
  parts,
  data,
}: KnownNames): NameAdvice {
  const told = new Set<string>();

  function warn(what: string, { key, known }: Pick<Unknown, 'key' | 'known'>): void {
    if (told.has(what)) return;
    told.add(what);
    const nearest = nearestName(key, known);
    const advice = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    // oxlint-disable-next-line no-console -- developers should see a misspelling at once
    console.warn(`Grocer ${product}: ${what}${advice}`);
  }

  const inList = (given: unknown, known: readonly string[], at: string): readonly Unknown[] =>
    [...(membersOf(given)?.keys() ?? [])]
      .filter((key) => !known.includes(key))
      .map((key) => ({ path: `${at}${key}`, key, known }));

  /** Returns the unknown names in a config or an update. */
  function unknownFor(given: unknown, schema: Schema): readonly Unknown[] {
    const members = membersOf(given);
    const found = [
      ...unknownIn(given, schema, { namesIn: entriesOf, at: '' }),
      ...inList(membersOf(members?.get('appearance'))?.get('tokens'), tokens, 'appearance.tokens.'),
      ...inList(members?.get('messages'), Object.keys(parts), 'messages.'),
    ];
    return found.filter(({ path }) => !data.some((one) => path.startsWith(`${one}.`)));
  }

  return {
    config(given) {
      for (const one of unknownFor(given, config)) warn(`\`${one.path}\` is not known and is ignored.`, one);
    },
    update(patch) {
      for (const one of unknownFor(patch, update)) {
        const isOfMount = Object.hasOwn(config.entries, one.path);
        if (isOfMount)
          warn(`update() cannot change \`${one.path}\`; mount again to change it.`, NOTHING_NEAR);
        else warn(`update() does not know \`${one.path}\` and ignores it.`, one);
      }
    },
    event(name) {
      const [one] = inList({ [name]: true }, Object.keys(events), '');
      if (one) warn(`there is no event \`${one.key}\`, so nothing is ever heard of it.`, one);
    },
    words(part, own, theirs) {
      for (const one of unknownIn(theirs, own, { namesIn: membersOf, at: `messages.${part}.` }))
        warn(`\`${one.path}\` is not known and is ignored.`, one);
    },
  };
}
