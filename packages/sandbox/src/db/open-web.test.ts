import { describe, expect, it } from 'vitest';
import { isCopying, loadSqlite as loadNative } from '../testing/open-memory.ts';
import { loadSqlite } from './open-web.ts';

const engines = [
  { engine: 'WebAssembly, as in a page', load: loadSqlite },
  ...(isCopying ? [{ engine: 'Node, as in unit tests', load: loadNative }] : []),
];

describe.each(engines)('a database in memory, on $engine', ({ load }) => {
  const opened = async (image?: Uint8Array) => (await load())(image);
  const withTable = async () => {
    const db = await opened();
    db.prepare('create table stock (id integer primary key, name text, amount real, picture blob)').run([]);
    return db;
  };

  it('returns what was stored, of each type', async () => {
    const db = await withTable();
    const insert = db.prepare('insert into stock (name, amount, picture) values (?, ?, ?)');
    expect(insert.reader).toBe(false);
    const { changes, lastInsertRowid } = insert.run(['milk', 1.5, new Uint8Array([1, 2])]);
    expect([Number(changes), Number(lastInsertRowid)]).toEqual([1, 1]);
    insert.run([null, 2, null]);
    const select = db.prepare('select name, amount, picture from stock where id >= ? order by id');
    expect(select.reader).toBe(true);
    const rows = [
      { name: 'milk', amount: 1.5, picture: new Uint8Array([1, 2]) },
      { name: null, amount: 2, picture: null },
    ];
    expect(select.all([1]).map((row) => Object.entries(row as object))).toEqual(rows.map(Object.entries));
    expect([...select.iterate([2])]).toMatchObject(rows.slice(1));
    expect(select.all([3])).toEqual([]);
    db.close();
  });

  it('refuses a value that SQLite does not store', async () => {
    const db = await withTable();
    expect(() => db.prepare('insert into stock (name) values (?)').run([true])).toThrow(
      'SQLite stores no boolean.',
    );
    db.close();
  });

  it('opens independent copies of an image, which keep foreign keys', async () => {
    const first = await withTable();
    first.prepare('create table sale (item integer references stock (id))').run([]);
    first.prepare("insert into stock (name) values ('milk')").run([]);
    const image = first.image();
    const [one, other] = [await opened(image), await opened(image)];
    one.prepare('delete from stock').run([]);
    const names = 'select name from stock';
    expect([one.prepare(names).all([]), other.prepare(names).all([])]).toMatchObject([
      [],
      [{ name: 'milk' }],
    ]);
    expect(() => one.prepare('insert into sale values (7)').run([])).toThrow(/FOREIGN KEY/);
    for (const db of [first, one, other]) db.close();
  });
});
