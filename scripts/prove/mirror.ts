import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import pg from 'pg';

// PostgreSQL's long numbers are read as JavaScript numbers, as the service reads them.
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

/**
 * The order in which rows were written: there is one transaction at a time, and it uses free space in order.
 */
const WRITTEN = 'xmin::text::bigint, cmin::text::bigint, ctid';

interface Table {
  readonly name: string;
  readonly columns: string;
  readonly isDated: boolean;
  /**
   * True for tables that are copied only when all are requested, since no judge reads them for one shopper.
   */
  readonly isLong: boolean;
}

/** A copy of a PostgreSQL database in a SQLite file, for judges that read SQLite. */
export interface Mirror {
  /**
   * Updates the file to one moment of the database after this call; with `all`, including the long tables.
   */
  look(all?: boolean): Promise<void>;
  close(): Promise<void>;
}

const rowsOf = ({ name, columns, isDated }: Table): string =>
  `select ${columns} from "${name}" order by ${isDated ? `created_at, ${WRITTEN}` : WRITTEN}`;

/** Copies rows into a table of the file, whose columns have no types. */
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

/** Opens a copy; creates the file and its folder. */
export async function openMirror(url: string, file: string): Promise<Mirror> {
  await mkdir(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = off');
  const client = new pg.Client({ connectionString: url, types });
  // Queries report their own errors; if the server ends early, the run has failed already.
  client.on('error', () => undefined);
  await client.connect();
  let looking = Promise.resolve();
  /** The next look, which has not begun; all calls before it share it. */
  let next: { readonly done: Promise<void>; all: boolean } | undefined;

  let tables: readonly Table[] | undefined;

  async function copy(all: boolean): Promise<void> {
    // A service has created all its tables before it can be reached.
    tables ??= (await client.query<Table>(TABLES)).rows;
    const wanted = tables.filter(({ isLong }) => all || !isLong);
    // All tables are read in one query, since a round trip per table would take longer than reading it. The
    // result is an array of answers, which the driver's types do not include.
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

/** Creates an empty database on a server; resolves with its address. */
export async function makeDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
