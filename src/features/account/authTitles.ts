import type { AuthView } from './authPaths';

/** Names of the authentication views, by message id. */
export const authTitles: Record<AuthView, string> = {
  signIn: 'session.signIn',
  createAccount: 'account.createTitle',
  forgotPassword: 'account.forgotTitle',
};
