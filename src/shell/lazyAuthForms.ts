import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The sign-in forms without a page; they and what they stand on come when they are first wanted. */
export const lazyAuthForms = lazyComponent(
  async () => (await import(/* webpackChunkName: "auth-forms" */ '@/features/account/AuthForms')).AuthForms,
);
