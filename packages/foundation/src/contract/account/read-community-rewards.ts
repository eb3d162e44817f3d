import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { hasErrorsRule, refusalInErrors } from './wire-sms.ts';

//
/** Whether the banner and the preferred store participate in community rewards. */
export interface CommunityRewards {
  readonly doesBannerParticipate: boolean;
  readonly doesStoreParticipate: boolean;
}

/** Wire format of the response. */
interface CommunityRewardsAnswer {
  data: {
    doesBannerParticipate: boolean;
    doesStoreParticipate: boolean;
    hasErrors?: boolean | undefined;
  };
}

export const readCommunityRewards: Call<
  { readonly preferredStore?: string | undefined },
  CommunityRewards,
  unknown,
  CommunityRewardsAnswer
> = call({
  name: 'account.community-rewards.read',
  summary: 'Reads whether banner and preferred store have community rewards.',
  service: 'account',
  method: 'GET',
  path: '/accountmanagement/api/community-rewards',
  write: false,
  auth: 'bearer',
  query: v.object({ preferredStore: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  response: v.object({
    data: v.object({
      doesBannerParticipate: v.boolean(),
      doesStoreParticipate: v.boolean(),
      hasErrors: v.optional(v.boolean()),
    }),
  }),
  errors: [hasErrorsRule],
  refusalIn: refusalInErrors,
  encode: ({ preferredStore }) => ({ query: { preferredStore } }),
  decode: ({ data: { doesBannerParticipate, doesStoreParticipate } }) => ({
    doesBannerParticipate,
    doesStoreParticipate,
  }),
});
