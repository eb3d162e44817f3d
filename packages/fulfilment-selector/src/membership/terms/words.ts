import type { Duration, MembershipItem } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { periodText, unitOf } from '../durations/rules.ts';
import type { BenefitDetail, Enrollment } from '../../scheduling/config.ts';
import { dateText, priceText, renewalDays } from '../rules.ts';

/** Templates for the terms of a membership; prices are in dollars. */
export interface TermsWords {
  readonly charge: string;
  readonly bareCharge: string;
  readonly plain: string;
  readonly trial: string;
  readonly renewsOn: string;
  readonly renewsEvery: string;
  readonly renewsAfter: string;
  readonly renews: string;
}

/** Formats a date; returns an empty string if it is missing or invalid. */
const dayOf = (date: string | undefined, locale: string): string =>
  date === undefined ? '' : dateText(date, locale, '');

function chargeOf(words: TermsWords, price: string, { quantity, unitCode }: Duration): string {
  const unit = unitOf(unitCode);
  if (!unit) return formatMessage(words.bareCharge, { price });
  return formatMessage(words.charge, { price, period: periodText(quantity, unit) });
}

function renewalOf(words: TermsWords, item: MembershipItem, locale: string): string {
  const price = priceText(item.renewalPrice);
  const { quantity, unitCode } = item.renewal;
  const date = dayOf(item.renewalDate, locale);
  if (date !== '') return formatMessage(words.renewsOn, { date, price });
  const unit = unitOf(unitCode);
  const days = unit === 'month' ? renewalDays(quantity) : undefined;
  if (days !== undefined) return formatMessage(words.renewsEvery, { days: String(days), price });
  if (!unit) return formatMessage(words.renews, { price });
  return formatMessage(words.renewsAfter, { period: periodText(quantity, unit), price });
}

/** Returns the price, the period and the renewal of a membership as sentences [F-1.8] [F-3.14] [F-9.7]. */
export function termsOf(item: MembershipItem, words: TermsWords, locale: string): readonly string[] {
  const renewal = renewalOf(words, item, locale);
  const date = dayOf(item.trialChargeDate, locale);
  if (date === '') {
    const charge = chargeOf(words, priceText(item.price), item.subscription);
    return [formatMessage(words.plain, { charge }), renewal];
  }
  const charge = chargeOf(words, priceText(item.renewalPrice), item.renewal);
  return [formatMessage(words.trial, { date, charge }), renewal];
}

/** Templates for a membership that the shopper has. */
export interface StandingWords {
  readonly ends: string;
  readonly renews: string;
  readonly renewBy: string;
  readonly partner: string;
}

/** What the host knows about a membership: its end or renewal, and its partner. */
export interface Standing {
  readonly enrollment?: Enrollment | undefined;
  readonly benefit?: BenefitDetail | undefined;
}

/** Returns sentences on a membership's end or renewal and its partner; none without host data [F-3.14]. */
export function standingOf(
  { enrollment, benefit }: Standing,
  words: StandingWords,
  locale: string,
): readonly string[] {
  const on = (sentence: string, date: string | undefined): readonly string[] => {
    const day = dayOf(date, locale);
    return day === '' ? [] : [formatMessage(sentence, { date: day })];
  };
  // A cancelled membership shows its end and no renewal.
  const next = [
    ...on(words.ends, enrollment?.cancellationDate?.value),
    ...on(words.renewBy, enrollment?.computedManualRenewalDate),
    ...on(words.renews, enrollment?.renewalDueDate),
  ].slice(0, 1);
  const partner = benefit?.partnerDisplayName ?? benefit?.partnerName;
  return partner === undefined ? next : [...next, formatMessage(words.partner, { partner })];
}
