import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import type { ModalityOption, ModalityOptions } from '../../domain/modality-option.ts';
import type { Modality } from '../../domain/modality.ts';
import { nearestFirst } from '../../domain/store.ts';
import { readableIn, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { ifReadable } from '../if-readable.ts';
import { toWirePlace, WireLocationSchema, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WireLocation, WirePlace } from '../profile/wire-place.ts';
import { toOption, WireOptionSchema } from './wire-modality.ts';
import type { WireOption } from './wire-modality.ts';
import { toStores, WireStoreSchema } from './wire-store.ts';
import type { WireStore } from './wire-store.ts';

/** Where to search for shopping methods: around a ZIP code, at an address, or at a position. */
export interface ModalityOptionsQuestion {
  readonly near:
    | { readonly postalCode: string }
    | { readonly address: Address }
    | { readonly location: GeoPoint };
  /** Key of the banner that asks. Default: the main banner. */
  readonly banner?: string | undefined;
}

/** Wire format of `ModalityOptionsQuestion`. */
interface ModalityOptionsBody {
  address: WirePlace | { postalCode: string } | { location: WireLocation };
  banner?: string | undefined;
}

/** Wire format of the shopping methods and stores around a place. */
interface WireOptions<Option, Found> extends Record<Modality, Option[]> {
  storeDetails: Found[];
  externalOnlineDeliveryUrl?: string | undefined;
  featureToggles?: { closeToStore?: boolean | undefined } | undefined;
}

const Body = v.object({
  address: v.union([
    WirePlaceSchema,
    v.object({ postalCode: v.pipe(v.string(), v.maxLength(10)) }),
    v.object({ location: WireLocationSchema }),
  ]),
  banner: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

const answerOf = <Option extends v.GenericSchema, Found extends v.GenericSchema>(
  option: Option,
  store: Found,
) =>
  v.object({
    data: v.object({
      SHIP: v.array(option),
      PICKUP: v.array(option),
      DELIVERY: v.array(option),
      IN_STORE: v.array(option),
      storeDetails: v.array(store),
      externalOnlineDeliveryUrl: ifReadable(v.pipe(v.string(), v.regex(/^https:\/\//))),
      featureToggles: v.optional(v.object({ closeToStore: v.optional(v.boolean()) })),
    }),
  });

const readOptions = (list: readonly unknown[]): readonly ModalityOption[] =>
  readableIn(WireOptionSchema, list).map(toOption);

export const listModalityOptions: Call<
  ModalityOptionsQuestion,
  ModalityOptions,
  ModalityOptionsBody,
  { data: WireOptions<WireOption, WireStore> },
  { data: WireOptions<unknown, unknown> }
> = tolerantCall({
  name: 'modality.options',
  summary: 'Lists the modalities and stores near a place.',
  service: 'modality',
  method: 'POST',
  path: '/modality/v1/options',
  write: false,
  auth: 'optional',
  body: Body,
  response: answerOf(WireOptionSchema, WireStoreSchema),
  // A store or option that this version cannot parse must not hide the others.
  tolerates: answerOf(v.unknown(), v.unknown()),
  errors: [
    { status: 400, code: 'NO_STORES_FOUND', as: 'no_stores_found' },
    { code: 'address_validation_fail_modality_options', as: 'postal_code_invalid' },
    { status: 400, as: 'postal_code_invalid' },
    { status: 404, as: 'postal_code_invalid' },
  ],
  encode: ({ near, banner }) => ({
    body: {
      address: 'address' in near ? toWirePlace(near.address) : near,
      ...(banner !== undefined && { banner }),
    },
  }),
  decode({ data }): ModalityOptions {
    let inStore: readonly ModalityOption[] | undefined;
    return {
      options: {
        PICKUP: nearestFirst(readOptions(data.PICKUP)),
        DELIVERY: readOptions(data.DELIVERY),
        SHIP: readOptions(data.SHIP),
        // Parsed on first access: a response may contain five hundred, and the first paint needs none of
        // them.
        get IN_STORE() {
          return (inStore ??= nearestFirst(readOptions(data.IN_STORE)));
        },
      },
      stores: toStores(data.storeDetails),
      externalOnlineDeliveryUrl: data.externalOnlineDeliveryUrl,
      closeToStore: data.featureToggles?.closeToStore ?? false,
    };
  },
});
