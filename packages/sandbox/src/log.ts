import type { Clock } from './clock.ts';

/** The fields of a log line. No field can hold a header's value, a body, a query or a name. */
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
  /** The stack of an error without its message, which could quote a value. */
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

/** Creates a log that writes one JSON line per event, with the allowed fields only. */
export const createLog =
  ({ clock, write }: { clock: Clock; write: (line: string) => void }): Log =>
  (level, fields) => {
    const said = ALLOWED.flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name]] as const],
    );
    write(JSON.stringify({ time: clock.now().toISOString(), level, ...Object.fromEntries(said) }));
  };

/** Returns what may be logged of an error: its class and where it was thrown. */
export function describeCrash(error: unknown): Pick<LogFields, 'error' | 'trace'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const trace = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4);
  return { error: error.name, trace: trace.map((line) => line.trim()) };
}
