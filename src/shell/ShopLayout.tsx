import type { PropsWithChildren } from 'react';
import { LoadingStatus } from '@/ui/LoadingIndicator/LoadingStatus';
import { AuthModalSlot } from './AuthModalSlot';
import { BlockDialogSlot } from './BlockDialogSlot';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { MobileMenuSlot } from './mobileMenu/MobileMenuSlot';
import { noticePlace } from './privacy/privacyNotice';
import { SkipLink } from './SkipLink';
import styles from './ShopLayout.module.css';
import { ToastSlot } from './toasts/ToastSlot';

/** Header and footer round a page. */
export const ShopLayout = ({ children }: PropsWithChildren) => (
  <div className={styles.layout}>
    <SkipLink />
    <div id={noticePlace} />
    <Header />
    <div className={styles.page}>{children}</div>
    <Footer />
    <MobileMenuSlot />
    <AuthModalSlot />
    <BlockDialogSlot />
    <LoadingStatus />
    <ToastSlot />
  </div>
);
