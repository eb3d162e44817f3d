import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import type { ModalityOption, ModalityOptions } from '../../domain/modality-option.ts';
import { nearestFirst } from '../../domain/store.ts';
import { safeParse, tolerantCall } from '../call.ts';
import { toWirePlace, WireLocation, WirePlace } from '../profile/wire-place.ts';
import { toOption, WireOption } from './wire-modality.ts';
import { toStore, WireStore } from './wire-store.ts';

/** Where somebody wants to shop: around a ZIP code, at an address, or where they are. */
export interface ModalityOptionsQuestion {
  readonly near:
    | { readonly postalCode: string }
    | { readonly address: Address }
    | { readonly location: GeoPoint };
  /** The key of the banner whose shop asks; the main banner when not said. */
  readonly banner?: string | undefined;
}

const Body = v.object({
  address: v.union([
    WirePlace,
    v.object({ postalCode: v.pipe(v.string(), v.maxLength(10)) }),
    v.object({ location: WireLocation }),
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
      externalOnlineDeliveryUrl: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//))),
      featureToggles: v.optional(v.object({ closeToStore: v.optional(v.boolean()) })),
    }),
  });

const readOptions = (list: readonly unknown[]): readonly ModalityOption[] =>
  list.flatMap((item) => {
    const parsed = safeParse(WireOption, item);
    return parsed.success ? [toOption(parsed.output)] : [];
  });

export const listModalityOptions = tolerantCall({
  name: 'modality.options',
  summary: 'Lists the ways to shop around a place, and the stores there.',
  service: 'modality',
  method: 'POST',
  path: '/modality/v1/options',
  write: false,
  auth: 'optional',
  body: Body,
  response: answerOf(WireOption, WireStore),
  // A store or option that this version cannot read must not hide the others.
  tolerates: answerOf(v.unknown(), v.unknown()),
  errors: [
    { status: 400, code: 'NO_STORES_FOUND', as: 'no_stores_found' },
    { code: 'address_validation_fail_modality_options', as: 'postal_code_invalid' },
    { status: 400, as: 'postal_code_invalid' },
    { status: 404, as: 'postal_code_invalid' },
  ],
  encode: ({ near, banner }: ModalityOptionsQuestion) => ({
    body: {
      address: 'address' in near ? toWirePlace(near.address) : near,
      ...(banner !== undefined && { banner }),
    },
  }),
  decode({ data }): ModalityOptions {
    const stores = data.storeDetails.map((item) => safeParse(WireStore, item));
    let inStore: readonly ModalityOption[] | undefined;
    return {
      options: {
        PICKUP: nearestFirst(readOptions(data.PICKUP)),
        DELIVERY: readOptions(data.DELIVERY),
        SHIP: readOptions(data.SHIP),
        // An answer may name five hundred, and what is painted first needs none of them.
        get IN_STORE() {
          return (inStore ??= nearestFirst(readOptions(data.IN_STORE)));
        },
      },
      stores: nearestFirst(stores.flatMap((item) => (item.success ? [toStore(item.output)] : []))),
      externalOnlineDeliveryUrl: data.externalOnlineDeliveryUrl,
      closeToStore: data.featureToggles?.closeToStore ?? false,
    };
  },
});
