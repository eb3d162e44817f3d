import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import pg from 'pg';

// As the service reads numbers that are longer than those of JavaScript might be.
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)),
};

const TABLES = `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns,
    bool_or(column_name = 'created_at') as "isDated",
    table_name in ('answers', 'content_strings', 'products', 'seen_calls', 'stores') as "isLong"
  from information_schema.tables join information_schema.columns using (table_schema, table_name)
  where table_schema = 'public' group by table_name`;

const BEGIN = 'begin isolation level repeatable read read only';

/** In the order in which rows were written: one transaction writes at a time, and takes what room there is. */
const WRITTEN = 'xmin::text::bigint, cmin::text::bigint, ctid';

interface Table {
  readonly name: string;
  readonly columns: string;
  readonly isDated: boolean;
  /** Is it copied where everything is asked for alone? No judge reads it for what a shopper has. */
  readonly isLong: boolean;
}

/** A copy of a PostgreSQL database in a SQLite file, for judges who read that. */
export interface Mirror {
  /** Makes the file what the database is at one moment after this was asked; without what is long, unless `all` of it is. */
  look(all?: boolean): Promise<void>;
  close(): Promise<void>;
}

const rowsOf = ({ name, columns, isDated }: Table): string =>
  `select ${columns} from "${name}" order by ${isDated ? `created_at, ${WRITTEN}` : WRITTEN}`;

/** Copies rows into a file; it has no other types than they have. */
function fill(
  file: DatabaseSync,
  { name, columns }: Table,
  rows: readonly (readonly SQLInputValue[])[],
): void {
  file.exec(`create table if not exists "${name}" (${columns}); delete from "${name}"`);
  const places = columns.split(', ').map(() => '?');
  const insert = file.prepare(`insert into "${name}" values (${places.join()})`);
  for (const row of rows) insert.run(...row);
}

/** Opens a copy; the file and its folder are made. */
export async function openMirror(url: string, file: string): Promise<Mirror> {
  await mkdir(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = off');
  const client = new pg.Client({ connectionString: url, types });
  // Whoever asks on it is told; a server that ends first ends a run that has failed already.
  client.on('error', () => undefined);
  await client.connect();
  let looking = Promise.resolve();
  /** The look that is to begin; everybody who asks before it does shares it. */
  let next: { readonly done: Promise<void>; all: boolean } | undefined;

  let tables: readonly Table[] | undefined;

  async function copy(all: boolean): Promise<void> {
    // A service has all its tables before anybody reaches it.
    tables ??= (await client.query<Table>(TABLES)).rows;
    const wanted = tables.filter(({ isLong }) => all || !isLong);
    // Everything is asked for at once: there and back for each table would take longer than reading it. Each statement has
    // an answer of its own then, which the types of the driver do not know.
    const text = [BEGIN, ...wanted.map(rowsOf), 'commit'].join(';');
    const answers: unknown = await client.query({ text, rowMode: 'array' });
    const [, ...read] = answers as readonly pg.QueryArrayResult<SQLInputValue[]>[];
    db.exec('begin');
    for (const [index, table] of wanted.entries()) {
      const answer = read[index];
      if (!answer) throw new Error(`PostgreSQL did not answer what is in "${table.name}".`);
      fill(db, table, answer.rows);
    }
    db.exec('commit');
  }

  return {
    look(all = false) {
      if (next) next.all ||= all;
      else {
        const takeNext = (): Promise<void> => {
          const { all: whole = false } = next ?? {};
          next = undefined;
          return copy(whole);
        };
        looking = looking.then(takeNext);
        next = { done: looking, all };
      }
      return next.done;
    },
    async close() {
      db.close();
      await client.end();
    },
  };
}

/** Makes an empty database on a server; gives its address. */
export async function makeDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
