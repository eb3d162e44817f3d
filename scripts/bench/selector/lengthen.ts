/** Number of stores that a search finds; below, of times in a day. */
export const STORES = 500;
export const TIMES = 24;

interface Option {
  readonly id: string;
  readonly destination: { readonly locationId?: string };
}

interface Store {
  readonly locationId: string;
  readonly vanityName: string;
}

/** The fields of a `modality.options` response that the bench reads. */
interface FoundStores {
  readonly data: {
    readonly PICKUP: readonly Option[];
    readonly IN_STORE: readonly Option[];
    readonly storeDetails: readonly Store[];
  };
}

/** The fields of a `timeslots.promising` response that the bench reads. */
interface OfferedTimes {
  readonly data: {
    readonly days: readonly { readonly date: string; readonly times: readonly object[] }[];
  };
}

/** Repeats items until there are `count` of them. */
const repeat = <Item, Made>(
  items: readonly Item[],
  count: number,
  make: (item: Item, index: number) => Made,
): Made[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length]).flatMap((item, index) =>
    item === undefined ? [] : [make(item, index)],
  );

const placeOf = (index: number) => ({
  locationId: `900${String(index).padStart(5, '0')}`,
  distance: 2 + index / 10,
});

function atStores(options: readonly Option[]): Option[] {
  return repeat(options, STORES, (option, index) => {
    const { locationId, distance } = placeOf(index);
    const fulfillment = [{ type: 'STORE', locationId }];
    return { ...option, id: `${option.id}-${index}`, destination: { locationId }, fulfillment, distance };
  });
}

/**
 * Returns the response with 500 stores for pickup and in-store, each a bit farther away than the one before.
 */
export function withManyStores({ data }: FoundStores): FoundStores {
  const offered = new Set(data.PICKUP.map(({ destination }) => destination.locationId));
  const stores = data.storeDetails.filter(({ locationId }) => offered.has(locationId));
  const others = data.storeDetails.filter(({ locationId }) => !offered.has(locationId));
  const many = repeat(stores, STORES, (store, index) => ({
    ...store,
    ...placeOf(index),
    vanityName: `${store.vanityName} ${index + 1}`,
  }));
  return {
    data: {
      ...data,
      PICKUP: atStores(data.PICKUP),
      IN_STORE: atStores(data.IN_STORE),
      storeDetails: [...many, ...others],
    },
  };
}

/**
 * Returns the response with 24 times a day: those of its last day, which are all in the future. Each day
 * starts with another one, so that no row is equal to the row in its place on the day before.
 */
export function withManyTimes({ data }: OfferedTimes): OfferedTimes {
  const times = data.days.at(-1)?.times ?? [];
  const days = data.days.map((day, turn) => ({
    ...day,
    times: repeat([...times.slice(turn), ...times.slice(0, turn)], TIMES, (time, index) => ({
      ...time,
      optionId: `${day.date}-${index}`,
    })),
  }));
  return { data: { ...data, days } };
}
