import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The authentication dialog; in the same chunk as its forms, as it is they that weigh. */
export const lazyAuthModal = lazyComponent(
  async () => (await import(/* webpackChunkName: "auth-forms" */ '@/features/account/AuthModal')).AuthModal,
);
