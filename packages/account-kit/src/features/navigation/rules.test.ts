import { bannerOf } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { accountPaths, addressPath } from '../../core/paths-rules.ts';
import { communityRewardsName } from './rewards-name.ts';
import { breadcrumbsOf, isCurrent, navGroups } from './rules.ts';
import type { NavLink, Shown } from './rules.ts';

const shownAt = (domain: string, more: Partial<Shown> = {}): Shown => ({
  banner: bannerOf(domain),
  membership: undefined,
  hostedPaymentPage: undefined,
  educationPage: undefined,
  extraNavItems: [],
  ...more,
});
const linksAt = (domain: string, more?: Partial<Shown>): readonly NavLink[] =>
  navGroups(shownAt(domain, more)).flat();
const labelsAt = (domain: string, more?: Partial<Shown>) => linksAt(domain, more).map(({ label }) => label);
const linkOf = (label: NavLink['label'], links: readonly NavLink[]) =>
  links.find((one) => one.label === label);
const active = { membership: { status: 'ACTIVE' } };

describe('the account paths', () => {
  it.each([
    ['A-2.1', 'dashboard', '/account/dashboard'],
    ['A-2.2', 'profile', '/account/update'],
    ['A-2.3', 'addresses', '/account/addresses'],
    ['A-2.4', 'newAddress', '/account/address'],
    ['A-2.6', 'preferences', '/account/emailSubscriptions'],
    ['A-2.7', 'communityRewards', '/account/communityrewards'],
    ['A-2.8', 'points', '/points/summary'],
    ['A-2.9', 'purchases', '/mypurchases'],
    ['A-2.10', 'wallet', '/mywallet'],
    ['A-2.10', 'walletRedirect', '/account/dashboard?link=mywallet'],
    ['A-2.11', 'membership', '/membership'],
    ['A-2.12', 'prescriptions', '/myprescriptions'],
    ['A-2.13', 'cart', '/cart'],
    ['A-2.14', 'scheduling', '/scheduling'],
  ] as const)('[%s] put %s at %s', (_, name, path) => expect(accountPaths[name]).toBe(path));

  it.each([
    ['a1', '/account/address/a1'],
    ['a/1 ü', '/account/address/a%2F1%20%C3%BC'],
  ])('put the form of the address %j at %s [A-2.5]', (id, path) => expect(addressPath(id)).toBe(path));
});

it.each([
  ['kroger.com', 'Community Rewards'],
  ['smithsfoodanddrug.com', 'Inspiring Donations'],
  ['dillons.com', 'Community Contributions'],
  [undefined, 'Community Rewards'],
])('gives a host on %s the document title %s [A-2.16]', (domain, name) =>
  expect(communityRewardsName(domain)).toBe(name),
);

describe('the account links', () => {
  it('are grouped, without empty groups [A-2.15]', () => {
    const sizes = (domain: string) => navGroups(shownAt(domain)).map(({ length }) => length);
    expect(sizes('kroger.com')).toEqual([4, 3, 2]);
    expect(sizes('rulerfoods.com')).toEqual([4, 1]);
  });

  it('are those of the banner [A-2.16]', () => {
    expect(labelsAt('kroger.com', active)).toEqual([
      'dashboard',
      'profile',
      'addresses',
      'preferences',
      'purchases',
      'wallet',
      'points',
      'membership',
      'communityRewards',
      'prescriptions',
    ]);
  });

  it.each([
    ['shows what was bought where the banner does', 'kroger.com', 'purchases', true],
    ['shows nothing of that elsewhere', 'qfc.com', 'purchases', false],
    ['shows the wallet', 'qfc.com', 'wallet', true],
    ['hides it for some banners', 'harristeeter.com', 'wallet', false],
    ['has rewards where the banner takes part', 'ralphs.com', 'communityRewards', true],
    ['has none elsewhere', 'qfc.com', 'communityRewards', false],
    ['calls them Inspiring Donations for one banner', 'smithsfoodanddrug.com', 'inspiringDonations', true],
    ['and not Community Rewards as well', 'smithsfoodanddrug.com', 'communityRewards', false],
    ['calls them Community Contributions for another', 'dillons.com', 'communityContributions', true],
    ['shows prescriptions', 'qfc.com', 'prescriptions', true],
    ['hides them for some banners', 'food4less.com', 'prescriptions', false],
    ['shows Together in Education for one banner', 'harristeeter.com', 'togetherInEducation', true],
    ['and for no other', 'kroger.com', 'togetherInEducation', false],
  ] as const)('%s [A-2.16]', (_, domain, label, isShown) =>
    expect(labelsAt(domain).includes(label)).toBe(isShown),
  );

  it('follow the account settings of a retailer [A-2.16]', () => {
    const account = {
      purchaseHistory: true,
      inspiringDonations: false,
      communityContributions: false,
      hidesWallet: true,
      hidesPrescriptions: true,
      togetherInEducation: false,
    };
    const banner = { ...bannerOf('qfc.com'), account };
    expect(labelsAt('qfc.com', { banner }).slice(4)).toEqual(['purchases', 'points']);
  });

  it('include an active membership under the name that the banner gives it [A-2.16]', () => {
    expect(labelsAt('kroger.com')).not.toContain('membership');
    expect(labelsAt('kroger.com', { membership: { status: 'CANCELLED' } })).not.toContain('membership');
    expect(labelsAt('kroger.com', active)).toContain('membership');
    expect(labelsAt('harristeeter.com', active)).toContain('plusPlan');
    expect(labelsAt('harristeeter.com', active)).not.toContain('membership');
  });

  it('follow the service on membership, rewards and pages that are switched off [A-2.16] [A-7.15]', () => {
    const said = (toggles: Record<string, boolean>, more: Partial<Shown> = {}) =>
      labelsAt('kroger.com', {
        applicationData: { banner: 'kroger', isMembershipActive: true, toggles },
        rewards: { doesBannerParticipate: false, doesStoreParticipate: false },
        ...more,
      });
    expect(said({})).toContain('membership');
    // A host that only passes what it has may pass no status.
    expect(said({}, { membership: {} })).toContain('membership');
    expect(said({}, { membership: { status: 'CANCELLED' } })).not.toContain('membership');
    expect(said({})).not.toContain('communityRewards');
    const rewards = { doesBannerParticipate: true, doesStoreParticipate: false };
    expect(labelsAt('qfc.com', { rewards })).toContain('communityRewards');
    expect(said({})).toEqual(expect.arrayContaining(['purchases', 'prescriptions']));
    const off = said({ purchaseHistory: false, prescriptions: false });
    expect(off).not.toContain('purchases');
    expect(off).not.toContain('prescriptions');
  });

  it('lead to the hosted payment page when the host has one [A-2.16]', () => {
    const hostedPaymentPage = 'https://pay.example/wallet';
    expect(linkOf('wallet', linksAt('qfc.com'))).toMatchObject({ to: '/mywallet', isExternal: false });
    expect(linkOf('wallet', linksAt('qfc.com', { hostedPaymentPage }))).toMatchObject({
      to: hostedPaymentPage,
      isExternal: true,
    });
  });

  it('lead to another site for Together in Education [A-2.16]', () => {
    const educationPage = 'https://schools.example/';
    const to = (more?: Partial<Shown>) =>
      linkOf('togetherInEducation', linksAt('harristeeter.com', more))?.to;
    expect(to()).toBe('https://www.harristeeter.com/together-in-education');
    expect(to({ educationPage })).toBe(educationPage);
  });

  it('end with the extra links of the host', () => {
    const extraNavItems = [
      { label: 'Recipes', to: '/recipes' },
      { label: 'Gift shop', to: 'https://gifts.example/' },
    ];
    expect(navGroups(shownAt('qfc.com', { extraNavItems })).at(-1)).toEqual([
      { label: { own: 'Recipes' }, to: '/recipes', isExternal: false },
      { label: { own: 'Gift shop' }, to: 'https://gifts.example/', isExternal: true },
    ]);
  });
});

describe('the current page', () => {
  it.each([
    ['/account/addresses', '/account/addresses', true],
    ['/account/addresses', '/account/addresses/?sort=new#top', true],
    ['/account/addresses', '/account/address', true],
    ['/account/addresses', '/account/address/a1', true],
    ['/account/addresses', '/account/addressed', false],
    ['/account/dashboard', '/account/addresses', false],
    ['/', '/', true],
  ])('is marked on the link to %s at %s: %s', (to, path, is) => expect(isCurrent({ to }, path)).toBe(is));
});

describe('the breadcrumb [A-2.15]', () => {
  const way = (path: string) =>
    breadcrumbsOf(path, linksAt('kroger.com', { extraNavItems: [{ label: 'Recipes', to: '/recipes' }] })).map(
      ({ label }) => (typeof label === 'string' ? label : label.own),
    );
  it.each([
    ['/account/dashboard', ['home', 'account']],
    ['/account/addresses', ['home', 'account', 'addresses']],
    ['/account/address', ['home', 'account', 'newAddress']],
    ['/account/address/a1', ['home', 'account', 'editAddress']],
    ['/account/emailSubscriptions?token=t', ['home', 'account', 'preferences']],
    ['/recipes', ['home', 'account', 'Recipes']],
    ['/somewhere', ['home', 'account']],
  ])('leads to %s through %j', (path, labels) => expect(way(path)).toEqual(labels));
});
