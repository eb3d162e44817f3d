import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { countedTwice } from './truth.ts';

it('reports a wrong PIN that was counted more than once', () => {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  db.exec(
    "create table pin_tries (number_hash text, wrong integer); insert into pin_tries values ('a', 0), ('b', 1)",
  );
  expect(countedTwice(db)).toEqual([]);
  db.exec("insert into pin_tries values ('c', 2)");
  expect(countedTwice(db)).toEqual(['L9 a wrong PIN was counted 2 times']);
});
