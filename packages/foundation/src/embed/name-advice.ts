import type { Token } from '../ui/tokens.ts';
import { nearestName } from './nearest-name.ts';

interface Schema {
  readonly entries: object;
}

/** Everything in an SDK that a host calls by its name. */
export interface KnownNames {
  readonly product: string;
  readonly config: Schema;
  readonly update: Schema;
  readonly tokens: readonly Token[];
  readonly events: Readonly<Record<string, true>>;
  /** The parts that its words come in. */
  readonly parts: Readonly<Record<string, true>>;
  /** Keys whose values are a host's own objects, which may well have more in them, such as `activeModality.address`. */
  readonly data: readonly string[];
}

/** Warns of names that nobody reads, once each. */
export interface NameAdvice {
  config(config: unknown): void;
  update(patch: unknown): void;
  event(name: string): void;
  /** Looks at the host's words of one part, which are known only where the part is. */
  words(part: string, own: object, theirs: object): void;
}

interface Unknown {
  readonly path: string;
  readonly key: string;
  /** What could stand in its place. */
  readonly known: readonly string[];
}

const NOTHING_NEAR = { key: '', known: [] };

type Members = ReadonlyMap<string, unknown>;

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;

/** What an object of a schema may have in it; `undefined` where the schema describes no object. */
function entriesOf(schema: unknown): Members | undefined {
  const members = membersOf(schema);
  const inner = members?.get('wrapped');
  return membersOf(members?.get('entries')) ?? (inner === undefined ? undefined : entriesOf(inner));
}

interface Looking {
  /** The names in what is known. */
  readonly namesIn: (known: unknown) => Members | undefined;
  /** The path so far, with its dot. */
  readonly at: string;
}

/** The names in an object, and in the objects in it, that are not known, each with those that are. */
function unknownIn(given: unknown, known: unknown, { namesIn, at }: Looking): readonly Unknown[] {
  const names = namesIn(known);
  if (!names) return [];
  return [...(membersOf(given) ?? [])].flatMap(([key, value]) => {
    const path = `${at}${key}`;
    if (names.has(key)) return unknownIn(value, names.get(key), { namesIn, at: `${path}.` });
    return { path, key, known: [...names.keys()] };
  });
}

/** What tells a host's developers of misspelt names. */
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
    // oxlint-disable-next-line no-console -- a misspelling should be seen while it is being written
    console.warn(`Grocer ${product}: ${what}${advice}`);
  }

  const inList = (given: unknown, known: readonly string[], at: string): readonly Unknown[] =>
    [...(membersOf(given)?.keys() ?? [])]
      .filter((key) => !known.includes(key))
      .map((key) => ({ path: `${at}${key}`, key, known }));

  /** What is unknown in a config or an update. */
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
