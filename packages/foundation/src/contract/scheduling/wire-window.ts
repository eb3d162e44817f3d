import * as v from 'valibot';
import type { TimeWindow } from '../../domain/timeslot.ts';

/** Wire format of a time span: "start/end" in ISO 8601, and the IANA time zone of the place. */
export interface WireWindow {
  value: string;
  timezone: string;
}

export const WireWindowSchema = v.object({
  value: v.pipe(v.string(), v.maxLength(100)),
  timezone: v.pipe(v.string(), v.maxLength(64)),
});

export const toWindow = ({ value, timezone }: WireWindow): TimeWindow => ({ value, timeZone: timezone });

export const toWireWindow = ({ value, timeZone }: TimeWindow): WireWindow => ({ value, timezone: timeZone });
