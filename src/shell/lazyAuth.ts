import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The sign-in forms without a page; forms come when they are first wanted. */
export const lazyAuthForms = lazyComponent(
  async () => (await import(/* webpackChunkName: "auth-forms" */ '@/features/account/AuthForms')).AuthForms,
);

/** The same in a dialog; in the same chunk, as it is the forms that weigh. */
export const lazyAuthModal = lazyComponent(
  async () => (await import(/* webpackChunkName: "auth-forms" */ '@/features/account/AuthModal')).AuthModal,
);
