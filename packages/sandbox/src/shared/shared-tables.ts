import type { Generated } from 'kysely';

/** What steers every process of a sandbox; one row. */
export interface SteeringTable {
  id: number;
  clock_offset_ms: number;
  /** Absent: as each process was started. */
  limits_on: 0 | 1 | null;
}

/** Faults to come, in their order. */
export interface StagedFaultsTable {
  id: Generated<number>;
  match: string;
  moment: string;
  /** As JSON. */
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

/** What several processes over one database share beside what they serve. */
export interface SharedTables {
  steering: SteeringTable;
  staged_faults: StagedFaultsTable;
  seen_calls: SeenCallsTable;
  kept_secrets: KeptSecretsTable;
}
