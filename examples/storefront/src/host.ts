import type { Session } from 'host-kit/session';
import type { DemoSettings } from './demo/settings.ts';

/** The session of a page and the settings of the demo. */
export interface Host {
  readonly session: Session;
  /** Absent for a visitor. */
  readonly token: string | undefined;
  readonly settings: DemoSettings;
}
