/** A store or fulfilment centre. Belongs to no shopper: all shoppers see the same ones. */
export interface StoresTable {
  location_id: string;
  kind: 'store' | 'centre';
  /** The key of the store's banner. */
  banner: string;
  vanity_name: string;
  street: string;
  locality: string;
  region: string;
  postal_code: string;
  lat: number;
  lng: number;
  time_zone: string;
  /** Opening hours by weekday, as JSON. */
  hours: string;
  is_locker: 0 | 1;
}
