import type { Clock } from './clock.ts';

/** Everything a log line may say. There is no field for a header's value, a body, a query or a name. */
export interface LogFields {
  readonly event: string;
  readonly service?: string;
  readonly port?: number;
  readonly requestId?: string;
  readonly call?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  /** A hash of the shopper's id. */
  readonly user?: string;
  /** The name of an error's class. */
  readonly error?: string;
  /** Where an error came from, without its message, which could quote a value. */
  readonly trace?: readonly string[];
}

export type Log = (level: 'info' | 'error', fields: LogFields) => void;

const ALLOWED = [
  'event',
  'service',
  'port',
  'requestId',
  'call',
  'method',
  'route',
  'status',
  'ms',
  'user',
  'error',
  'trace',
] as const satisfies readonly (keyof LogFields)[];

/** Writes one JSON line per event, and of each event the allowed fields only. */
export const createLog =
  ({ clock, write }: { clock: Clock; write: (line: string) => void }): Log =>
  (level, fields) => {
    const said = ALLOWED.flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name]] as const],
    );
    write(JSON.stringify({ time: clock.now().toISOString(), level, ...Object.fromEntries(said) }));
  };

/** What may be logged of an error: its class and where it was thrown. */
export function describeCrash(error: unknown): Pick<LogFields, 'error' | 'trace'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const trace = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4);
  return { error: error.name, trace: trace.map((line) => line.trim()) };
}
