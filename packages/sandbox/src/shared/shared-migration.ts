import type { Migration } from '../db/migrate.ts';

/** Adds the tables that processes over one database share; a single process keeps this state in memory. */
export const sharedMigration = (id: number): Migration => ({
  id,
  statements: [
    `create table steering (
      id integer primary key check (id = 1), clock_offset_ms integer not null,
      limits_on integer check (limits_on in (0, 1))
    )`,
    `create table staged_faults (
      id integer primary key, match text not null, moment text not null, fault text not null,
      times_left integer not null check (times_left > 0)
    )`,
    `create table seen_calls (
      id integer primary key, seen_at text not null, call text not null, method text not null, route text not null,
      status integer not null, key_hash text not null
    )`,
    'create table kept_secrets (name text primary key, secret text not null)',
    'insert into steering (id, clock_offset_ms) values (1, 0)',
  ],
});
