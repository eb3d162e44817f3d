/** Texts of the prompt to sign in. */
export const signInMessages = {
  title: "You're Not Signed In",
  /** {name} is the banner's name. */
  text: 'Please sign in to preview available {name} Delivery Times.',
  expired: 'Your session has expired.', // authored
  signIn: 'Sign In',
};
export type SignInMessages = typeof signInMessages;
