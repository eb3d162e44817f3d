import { safeParse } from '@grocer/foundation/contract';
import { dayKey, dayText, parseModality, parseWindow, slotLabel } from '@grocer/foundation/domain';
import type { Modality, TimeOption } from '@grocer/foundation/domain';
import * as v from 'valibot';

const KEY = 'shop.checkout';
const Note = v.object({ checkoutId: v.string(), modality: v.string(), time: v.string() });

/** The checkout that was begun last in this tab. */
interface BegunCheckout {
  readonly checkoutId: string;
  readonly modality: Modality;
  /** Day and time in words; empty where they are not known. */
  readonly time: string;
}

function words({ window: { value, timeZone: zone } }: TimeOption): string {
  const span = parseWindow(value);
  if (!span) return '';
  const day = dayText(dayKey(span.start, zone), { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${slotLabel(span, { zone })}`;
}

/** Notes a checkout for the page that comes next, and for a reload of it. */
export function noteCheckout({
  time,
  ...checkout
}: Omit<BegunCheckout, 'time'> & { readonly time: TimeOption | undefined }): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...checkout, time: time ? words(time) : '' }));
}

export function readCheckout(): BegunCheckout | undefined {
  const parsed = safeParse(Note, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const modality = parsed.success ? parseModality(parsed.output.modality) : undefined;
  return parsed.success && modality ? { ...parsed.output, modality } : undefined;
}
