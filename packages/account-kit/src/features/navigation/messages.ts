/** The account's navigation, and the way to the page that is on. */
export const navigationMessages = {
  /** For screen readers: names the links of the account. */
  label: 'Account', // authored
  /** For screen readers: names the way to the page. */
  breadcrumb: 'Breadcrumb', // authored
  /** For screen readers, after the name of a page that is not the shop's. */
  external: '(leads to another site)', // authored
  pages: {
    home: 'Home',
    /** The name of the whole account, which is that of its dashboard in breadcrumbs. */
    account: 'My Account',
    dashboard: 'Dashboard',
    profile: 'Profile',
    addresses: 'Address Book',
    newAddress: 'Add New Address',
    editAddress: 'Edit Address',
    preferences: 'Preferences',
    purchases: 'Purchase History',
    wallet: 'Wallet',
    points: 'Points Summary',
    membership: 'Membership',
    /** What a banner with plus plans calls its membership. */
    plusPlan: 'Plus Plan', // authored
    communityRewards: 'Community Rewards',
    inspiringDonations: 'Inspiring Donations',
    communityContributions: 'Community Contributions',
    prescriptions: 'Prescriptions',
    togetherInEducation: 'Together in Education',
  },
};
export type NavigationMessages = typeof navigationMessages;
