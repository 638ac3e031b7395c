import { fromParameter, signInPage } from '@/features/session/signInPath';

/** Views of the authentication: on pages of their own, in the dialog, in the drawer. */
export type AuthView = 'signIn' | 'createAccount' | 'forgotPassword';

/** How one view leads to another: by an address, or in place. */
export type AuthStep = { to: string } | { onClick: () => void };

/** Leads to a view. */
export type AuthSteps = (view: AuthView) => AuthStep;

const paths: Record<AuthView, string> = {
  signIn: signInPage,
  createAccount: '/create-account',
  forgotPassword: '/forgot-password',
};

/** Names of the views, by message id. */
export const authTitles: Record<AuthView, string> = {
  signIn: 'session.signIn',
  createAccount: 'account.createTitle',
  forgotPassword: 'account.forgotTitle',
};

/** Steps between the pages; each carries on where the shopper came from. */
export const pageSteps =
  (search: string): AuthSteps =>
  (view) => {
    const from = new URLSearchParams(search).get(fromParameter);
    return {
      to: from === null ? paths[view] : `${paths[view]}?${new URLSearchParams({ [fromParameter]: from }).toString()}`,
    };
  };
