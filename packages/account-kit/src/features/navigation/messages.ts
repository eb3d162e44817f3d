/** Texts of the account's navigation and breadcrumbs. */
export const navigationMessages = {
  /** For screen readers: names the navigation. */
  label: 'Account', // authored
  /** For screen readers: names the breadcrumbs. */
  breadcrumb: 'Breadcrumb', // authored
  /** For screen readers, after the name of a page on another site. */
  external: '(leads to another site)', // authored
  pages: {
    home: 'Home',
    /** Name of the account as a whole, and of its dashboard in breadcrumbs. */
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
    /** The name of the membership for a banner with plus plans. */
    plusPlan: 'Plus Plan', // authored
    communityRewards: 'Community Rewards',
    inspiringDonations: 'Inspiring Donations',
    communityContributions: 'Community Contributions',
    prescriptions: 'Prescriptions',
    togetherInEducation: 'Together in Education',
  },
};
export type NavigationMessages = typeof navigationMessages;
