/** Fields that may be shown: codes, ids and amounts, but no names, addresses or cards. */
const SHOWN: ReadonlySet<string> = new Set([
  'reason',
  'screen',
  'view',
  'complete',
  'modality',
  'isOtherModality',
  'isOtherStore',
  'isOwnDelivery',
  'storeId',
  'locationId',
  'isNew',
  'isEligible',
  'optionId',
  'vendorId',
  'reservationId',
  'window',
  'value',
  'timeZone',
  'expiresAt',
  'checkoutId',
  'orderNumber',
  'total',
  'tip',
  'itemCount',
  'bank',
  'snap',
  'gift',
  'code',
  'endpoint',
  'status',
  'fields',
  'feature',
  'kind',
  'isOn',
  'from',
  'to',
  'error',
  'selection',
  'destination',
  'cards',
  'stores',
  'preferences',
  'reservation',
  'shopping',
  'order',
  'isOpen',
  'isSignedIn',
  'isCloseToStore',
  'isVerifyingAge',
  'currentAddressDeleted',
  'addressCount',
  'preferredStore',
]);

/** Maximum depth of a payload. */
const DEEPEST = 5;

function shown(value: unknown, depth: number): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one === 'string');
    // Of a list of objects, such as cards, only the length is shown.
    return isPlain ? value : `${value.length} of these`;
  }
  if (typeof value !== 'object' || value === null || depth === 0) return undefined;
  const known = Object.keys(value).concat(value instanceof Error ? ['code', 'endpoint', 'status'] : []);
  return Object.fromEntries(
    known.filter((name) => SHOWN.has(name)).map((name) => [name, shown(Reflect.get(value, name), depth - 1)]),
  );
}

/** Formats a payload as JSON, limited to the fields that may be shown; empty without a payload. */
export const shownPayload = (detail: unknown): string =>
  detail === undefined ? '' : JSON.stringify(shown(detail, DEEPEST));

/** Formats the state of an SDK as indented JSON, limited to the same fields. */
export const shownState = (state: object): string => JSON.stringify(shown(state, DEEPEST), null, 2);
