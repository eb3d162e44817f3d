import type { Generated } from 'kysely';

/** The controls of all processes of a sandbox; one row. */
export interface SteeringTable {
  id: number;
  clock_offset_ms: number;
  /** Null: as each process was started. */
  limits_on: 0 | 1 | null;
}

/** Faults that are still to come, in order. */
export interface StagedFaultsTable {
  id: Generated<number>;
  match: string;
  moment: string;
  /** The fault as JSON. */
  fault: string;
  times_left: number;
}

export interface SeenCallsTable {
  id: Generated<number>;
  seen_at: string;
  call: string;
  method: string;
  route: string;
  status: number;
  key_hash: string;
}

export interface KeptSecretsTable {
  name: string;
  secret: string;
}

/** The tables of what processes over one database share, apart from their data. */
export interface SharedTables {
  steering: SteeringTable;
  staged_faults: StagedFaultsTable;
  seen_calls: SeenCallsTable;
  kept_secrets: KeptSecretsTable;
}
