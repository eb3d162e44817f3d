import { fromAbsolute } from '@internationalized/date';
import { plainSpaces } from './clock-text.ts';
import { dateFormat } from './date-format.ts';

/** An IANA zone of a place: not an offset, and not an `Etc/` zone, which has no daylight saving time. */
const PLACE = /^(?!Etc\/)[A-Z][A-Za-z_]+\/[A-Z][\w/+-]+$/;

/** Returns true when the text is a time zone in which a store can be located. */
export function isZone(name: string | undefined): name is string {
  if (name === undefined || !PLACE.test(name)) return false;
  try {
    return dateFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The sources of the display time zone, in order of precedence. */
export interface ZoneSources {
  readonly window?: string | undefined;
  readonly store?: string | undefined;
  readonly banner?: string | undefined;
}

/** Returns the time zone to show times in, never the device's; `undefined` means no times may be shown. */
export const displayZone = ({ window, store, banner }: ZoneSources): string | undefined =>
  [window, store, banner].find(isZone);

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;

/** Returns the name of a time zone without daylight saving: "Eastern Time". */
export const zoneName = (instant: number, zone: string, locale = 'en-US'): string => {
  const format = dateFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const part = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return plainSpaces(part?.value ?? zone);
};

/** Returns the time zone of the device; undefined if the browser has none that it can format times with. */
export function deviceZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    // Some devices report names such as "Etc/Unknown".
    dateFormat('en-US', { timeZone });
    return timeZone || undefined;
  } catch {
    return undefined;
  }
}

interface ZoneView {
  readonly zone: string;
  /** Time zone of the shopper's device; unknown in some old browsers. */
  readonly device: string | undefined;
  readonly locale?: string;
}

/** Returns the zone's name if the device's clock shows another time at this instant, else `undefined`. */
export function zoneToTell(instant: number, { zone, device, locale }: ZoneView): string | undefined {
  const isSameTime = device !== undefined && offsetAt(instant, device) === offsetAt(instant, zone);
  return isSameTime ? undefined : zoneName(instant, zone, locale);
}
