export { addressProblems, addressRules } from './domain/address-rules.ts';
export type {
  AddressEntry,
  AddressField,
  AddressLine,
  AddressProblem,
  AddressProblems,
  AddressRules,
} from './domain/address-rules.ts';
export { isWholeAddress, saysTheSame } from './domain/address-compare.ts';
export type { ComparedPart } from './domain/address-compare.ts';
export { foundRemoved, foundSaved } from './domain/address-reconcile.ts';
export { addressLine, placeLine } from './domain/address-text.ts';
export { homeFirst, isSameAddress, isWrittenSame, localityLine, streetLine } from './domain/address.ts';
export type { Address, SavedAddress } from './domain/address.ts';
export { APP_NAMES, AUTH_TYPES, ENVIRONMENTS, isPharmacy } from './domain/app.ts';
export type { AppName, AuthType, Environment } from './domain/app.ts';
export { checkoutBehaviourOf } from './domain/checkout-behaviour.ts';
export type { CheckoutBehaviour } from './domain/checkout-behaviour.ts';
export { accountBehaviourOf } from './domain/account-behaviour.ts';
export type {
  Checkout,
  PastOrder,
  CheckoutStatus,
  DeliveryType,
  OrderContact,
  OrderCost,
  OrderedLine,
  OrderLine,
  OrderPlace,
  OrderSummary,
  OrderTime,
  PaymentCard,
  PaymentLine,
  PlacedOrder,
  PromoAdjustment,
  SummaryLine,
  TipSuggestion,
} from './domain/checkout.ts';
export { bannerName, monogramOf } from './domain/banner-name.ts';
export { bannerOf, banners, locatorDomainOf } from './domain/banners.ts';
export type { Banner } from './domain/banners.ts';
export type {
  Cart,
  CartLine,
  CatalogueProduct,
  Duration,
  FlashSale,
  FlashSaleOffer,
  MembershipItem,
  Product,
  SubstitutionPolicy,
} from './domain/cart.ts';
export { nextSaleEnd, priceNow } from './domain/sale-price.ts';
export { cardName, expiryText, isExpired } from './domain/card.ts';
export type { Card, CardBrand, CardGroup, PaymentGroup } from './domain/card.ts';
export { CONSENT_FEATURES } from './domain/consent.ts';
export type { ConsentFeature, ConsentPreference } from './domain/consent.ts';
export { areaOf, areaOfDestination } from './domain/area.ts';
export { boxAround, milesBetween, STORE_SEARCH_RADIUS_MILES } from './domain/geo.ts';
export type { GeoPoint } from './domain/geo.ts';
export { MAIN_BANNER } from './domain/main-banner.ts';
export type {
  Destination,
  ModalityOption,
  ModalityOptions,
  ModalityPreference,
  ModalityPreferences,
} from './domain/modality-option.ts';
export { MODALITIES, parseModality } from './domain/modality.ts';
export type { Modality } from './domain/modality.ts';
export { showsDeliveryNotice, showsDeliveryOffer } from './domain/delivery-offer.ts';
export { isMember } from './domain/membership.ts';
export type { Membership } from './domain/membership.ts';
export { formatCents, parseCents } from './domain/money.ts';
export type { Cents } from './domain/money.ts';
export { pageAddress } from './domain/page-address.ts';
export { dialledNumber, phoneDigits, phoneLink, phoneText } from './domain/phone.ts';
export type { Phone } from './domain/phone.ts';
export {
  canonicalPostalCode,
  countryOfAddress,
  displayPostalCode,
  isPostalCode,
  zip5Of,
} from './domain/postal-code.ts';
export { inAddressBookOrder, isSameProfileAddress, mailingId } from './domain/profile-address.ts';
export type { AddressCheck, ProfileAddress } from './domain/profile-address.ts';
export type {
  BannerDetails,
  CommunicationPreferences,
  Email,
  EmailPreference,
  Profile,
  SmsTrigger,
} from './domain/profile.ts';
export { countryOf } from './domain/country.ts';
export type { CountryCode } from './domain/country.ts';
export { regions, regionsOf } from './domain/regions.ts';
export { clockText } from './domain/time/clock-text.ts';
export { ageOn } from './domain/time/age.ts';
export { addDays, dayKey, dayStart, dayText, isDayKey, sevenDays } from './domain/time/day-key.ts';
export type { DayKey } from './domain/time/day-key.ts';
export { longDay } from './domain/time/day-words.ts';
export { isOfDays, slotLabel } from './domain/time/slot-label.ts';
export { parseWindow } from './domain/time/window.ts';
export { orderTimeWords } from './domain/time/order-time.ts';
export { deviceZone, displayZone, isZone, zoneToTell } from './domain/time/zone.ts';
export { hasFallout } from './domain/reservation.ts';
export type { Reservation } from './domain/reservation.ts';
export { nearestFirst } from './domain/store.ts';
export type { Store, StoreResult } from './domain/store.ts';
export {
  chargeOf,
  isUnderFive,
  optionKey,
  OWN_VENDOR,
  PARTNER_VENDOR,
  SCHEDULED_MODALITIES,
} from './domain/timeslot.ts';
export type {
  QuoteItems,
  ScheduledModality,
  TimeOption,
  TimeslotDay,
  Timeslots,
  TimeWindow,
  VendorFilter,
  WantedItem,
} from './domain/timeslot.ts';
