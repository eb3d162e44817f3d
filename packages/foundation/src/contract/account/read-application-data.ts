import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';

/** Data that the account's pages need besides the profile. */
export interface ApplicationData {
  readonly banner: string;
  readonly isMembershipActive: boolean;
  /** Feature toggles by name. */
  readonly toggles: Readonly<Record<string, boolean>>;
}

/** Wire format of `ApplicationData`. */
interface WireApplicationData {
  banner: string;
  membershipActive: boolean;
  toggles: Record<string, boolean>;
}

export const readApplicationData: Call<
  unknown,
  ApplicationData,
  unknown,
  WireData<'applicationData', WireApplicationData>
> = call({
  name: 'account.application-data.read',
  summary: 'Reads the data that the account’s pages depend on.',
  service: 'account',
  method: 'GET',
  path: '/accountmanagement/api/application-data',
  write: false,
  auth: 'bearer',
  response: v.object({
    data: v.object({
      applicationData: v.object({
        banner: v.string(),
        membershipActive: v.boolean(),
        toggles: v.record(v.string(), v.boolean()),
      }),
    }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data: { applicationData: found } }) => ({
    banner: found.banner,
    isMembershipActive: found.membershipActive,
    toggles: found.toggles,
  }),
});
