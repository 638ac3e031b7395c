import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { authTitles } from '@/features/account/authViews';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Button } from '@/ui/Button/Button';
import { CloseButton } from '@/ui/CloseButton/CloseButton';
import { IconButton } from '@/ui/IconButton/IconButton';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { lazyAuthForms } from '../lazyAuthForms';
import styles from './AccountPanel.module.css';
import type { DrawerView } from './drawerNavigation';
import { MyAccount } from './MyAccount';

/** Milliseconds that the panel takes to slide out; in, it takes the drawer's 384. */
const slideOutMs = 192;

/** Names of the views, by message id. */
const titles: Record<DrawerView, string> = {
  menu: 'header.mainMenu',
  myAccount: 'account.myAccount',
  ...authTitles,
};

/** The name of what the drawer shows. */
export const viewTitle = (view: DrawerView): string => titles[view];

export interface AccountPanelProps {
  /** 'menu' when there is no panel. */
  view: DrawerView;
  onView: (view: DrawerView) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The view to draw: the one that is open, or the last one until it has slid out. */
const useDrawnView = (view: DrawerView): DrawerView => {
  const [drawn, setDrawn] = useState(view);
  if (view !== 'menu' && view !== drawn) setDrawn(view);
  useEffect(() => {
    if (view !== 'menu') return;
    const timer = setTimeout(() => setDrawn('menu'), slideOutMs);
    return () => clearTimeout(timer);
  }, [view]);
  return drawn;
};

/** The account views: a full panel that slides over the menu. */
export const AccountPanel = ({ view, onView, onBack, onClose }: AccountPanelProps) => {
  const { formatMessage } = useIntl();
  const drawn = useDrawnView(view);
  if (drawn === 'menu') return null;
  const isLeaving = view === 'menu';
  const fallback = (
    <Button priority="normal" isBlock to="/sign-in">
      <FormattedMessage id="session.signIn" />
    </Button>
  );
  return (
    <section
      className={isLeaving ? `${styles.panel} ${styles.leaving}` : styles.panel}
      inert={isLeaving}
      aria-label={formatMessage({ id: viewTitle(drawn) })}
    >
      <div className={styles.head}>
        <IconButton icon="arrowLeft" label={formatMessage({ id: 'header.back' })} onClick={onBack} />
        <h2 className={styles.title}>
          <FormattedMessage id={viewTitle(drawn)} />
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <div className={styles.body}>
        {drawn === 'myAccount' ? (
          <MyAccount />
        ) : (
          <ErrorBoundary fallback={fallback}>
            <Suspense fallback={<LoadingIndicator />}>
              <lazyAuthForms.Component takesFocus view={drawn} onView={onView} onSignedIn={() => onView('myAccount')} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
};
