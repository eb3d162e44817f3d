import type { AppName } from '@grocer/foundation/domain';
import { brandOf } from '../brand.ts';

/** Settings of the demo. The address keeps them, so that a reload or a shared link shows the same page. */
export interface DemoSettings {
  /** Key of the shop's banner. */
  readonly banner: string;
  readonly app: AppName;
  readonly skin: Skin;
  readonly scheme: Scheme;
  readonly direction: Direction;
  readonly flags: Readonly<Record<Flag, boolean>>;
  readonly toggles: { readonly [Sdk in keyof typeof TOGGLES]: Readonly<Record<TogglesOf<Sdk>, boolean>> };
  /** Amount to be paid, in cents. Default: the total of the order. */
  readonly total: number | undefined;
  /** True if the order has items that SNAP may pay for. */
  readonly snapItems: boolean;
}

export const APPS = ['CLICKLIST', 'MEMBERSHIP', 'RXWEB', 'EPRN', 'WEB HOSTED PAYMENT PAGE'] as const;
export const SKINS = ['market', 'coast', 'ember'] as const;
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const FLAGS = [
  'saveCardOptionEnabled',
  'showSnapCards',
  'showGiftCards',
  'getGiftCardBalances',
  'selectDefaultCardOnly',
] as const;
/** The switches of each SDK's config, by SDK; account-kit also has the selector's `addressBookV2`. */
export const TOGGLES = {
  selector: ['redesign', 'addressBookV2', 'upfrontTimeslots', 'showNext', 'saveToAddressBook'],
  account: ['groceryAutomation'],
  checkout: ['mockPaymentDeclines'],
} as const;
export type Skin = (typeof SKINS)[number];
export type Scheme = (typeof SCHEMES)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Flag = (typeof FLAGS)[number];
type TogglesOf<Sdk extends keyof typeof TOGGLES> = (typeof TOGGLES)[Sdk][number];
export type Toggle = TogglesOf<keyof typeof TOGGLES>;

const NAMES: readonly string[] = [
  'banner',
  'app',
  'skin',
  'scheme',
  'direction',
  ...FLAGS,
  ...Object.values(TOGGLES).flat(),
  'total',
  'snapItems',
];

/** Returns true when a query parameter is a demo setting, which is kept from page to page. */
export const isSetting = (name: string): boolean => NAMES.includes(name);

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | undefined =>
  known.find((value) => value === given);

/** Switches that are off by default, as in the SDKs. */
const OFF_BY_DEFAULT: readonly (Flag | Toggle)[] = [
  'selectDefaultCardOnly',
  'redesign',
  'addressBookV2',
  'showNext',
  'groceryAutomation',
  'mockPaymentDeclines',
];

function centsOf(given: string | null): number | undefined {
  const cents = given === null || given === '' ? Number.NaN : Number(given);
  return Number.isInteger(cents) && cents >= 0 ? cents : undefined;
}

/** Reads the settings from the query of an address; missing or invalid values become the defaults. */
export function readSettings(search: string): DemoSettings {
  const query = new URLSearchParams(search);
  const isOn = (name: Flag | Toggle): boolean =>
    (query.get(name) ?? String(!OFF_BY_DEFAULT.includes(name))) === 'true';
  return {
    banner: brandOf(query.get('banner') ?? '').key,
    app: oneOf(APPS, query.get('app')) ?? 'CLICKLIST',
    skin: oneOf(SKINS, query.get('skin')) ?? 'market',
    scheme: oneOf(SCHEMES, query.get('scheme')) ?? 'auto',
    direction: oneOf(DIRECTIONS, query.get('direction')) ?? 'ltr',
    flags: {
      saveCardOptionEnabled: isOn('saveCardOptionEnabled'),
      showSnapCards: isOn('showSnapCards'),
      showGiftCards: isOn('showGiftCards'),
      getGiftCardBalances: isOn('getGiftCardBalances'),
      selectDefaultCardOnly: isOn('selectDefaultCardOnly'),
    },
    toggles: {
      selector: {
        redesign: isOn('redesign'),
        addressBookV2: isOn('addressBookV2'),
        upfrontTimeslots: isOn('upfrontTimeslots'),
        showNext: isOn('showNext'),
        saveToAddressBook: isOn('saveToAddressBook'),
      },
      account: { groceryAutomation: isOn('groceryAutomation') },
      checkout: { mockPaymentDeclines: isOn('mockPaymentDeclines') },
    },
    total: centsOf(query.get('total')),
    snapItems: query.get('snapItems') !== 'false',
  };
}

/** Returns the query with one setting changed; an empty value removes the setting. */
export function withSetting(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
