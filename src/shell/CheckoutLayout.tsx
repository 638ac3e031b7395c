import type { PropsWithChildren } from 'react';
import { LoadingStatus } from '@/ui/LoadingIndicator/LoadingStatus';
import { AuthModalSlot } from './AuthModalSlot';
import { CheckoutFooter } from './checkout/CheckoutFooter';
import { CheckoutHeader } from './checkout/CheckoutHeader';
import styles from './CheckoutLayout.module.css';
import { SkipLink } from './SkipLink';
import { ToastSlot } from './toasts/ToastSlot';

/** The checkout has a ground, a header and a footer of its own. */
export const CheckoutLayout = ({ children }: PropsWithChildren) => (
  <div className={styles.layout}>
    <SkipLink />
    <CheckoutHeader />
    <div className={styles.page}>{children}</div>
    <CheckoutFooter />
    <LoadingStatus />
    <ToastSlot />
    <AuthModalSlot />
  </div>
);
