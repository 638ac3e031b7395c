/** Views of the authentication: on pages of their own, in the dialog, in the drawer. */
export type AuthView = 'signIn' | 'createAccount' | 'forgotPassword';

/** How one view leads to another: by an address, or in place. */
export type AuthStep = { to: string } | { onClick: () => void };

/** Leads to a view. */
export type AuthSteps = (view: AuthView) => AuthStep;

const paths: Record<AuthView, string> = {
  signIn: '/sign-in',
  createAccount: '/create-account',
  forgotPassword: '/forgot-password',
};

/** Steps between the pages; each carries on where the shopper came from. */
export const pageSteps =
  (search: string): AuthSteps =>
  (view) => {
    const from = new URLSearchParams(search).get('from');
    return { to: from === null ? paths[view] : `${paths[view]}?${new URLSearchParams({ from }).toString()}` };
  };
