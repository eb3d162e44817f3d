import { fromAbsolute } from '@internationalized/date';
import { plainSpaces } from './clock-text.ts';
import { dateFormat } from './date-format.ts';

/** An IANA zone of a place: no offset, and none of the `Etc/` zones, which know no daylight saving. */
const PLACE = /^(?!Etc\/)[A-Z][A-Za-z_]+\/[A-Z][\w/+-]+$/;

/** Is this the name of a zone in which a store can lie? */
export function isZone(name: string | undefined): name is string {
  if (name === undefined || !PLACE.test(name)) return false;
  try {
    return dateFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Who may know the zone in which a time is shown, nearest first. */
export interface ZoneSources {
  readonly window?: string | undefined;
  readonly store?: string | undefined;
  readonly banner?: string | undefined;
}

/** The zone that times are shown in; `undefined` means that no time may be shown. Never the device's. */
export const displayZone = ({ window, store, banner }: ZoneSources): string | undefined =>
  [window, store, banner].find(isZone);

/** How far a zone is from UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;

/** "Eastern Time": what the zone is called whatever the season. */
export const zoneName = (instant: number, zone: string, locale = 'en-US'): string => {
  const format = dateFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const part = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return plainSpaces(part?.value ?? zone);
};

interface ZoneView {
  readonly zone: string;
  /** Where the shopper's device is; unknown in some old browsers. */
  readonly device: string | undefined;
  readonly locale?: string;
}

/** The name to tell the shopper where their own clock shows another time at this instant; otherwise `undefined`. */
export function zoneToTell(instant: number, { zone, device, locale }: ZoneView): string | undefined {
  const isSameTime = device !== undefined && offsetAt(instant, device) === offsetAt(instant, zone);
  return isSameTime ? undefined : zoneName(instant, zone, locale);
}
