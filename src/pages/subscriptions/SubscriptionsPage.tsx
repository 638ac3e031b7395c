import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { NewCardPage } from './NewCardPage';
import { newCardBase } from './newCardPath';
import { GuestLayout } from './parts/GuestLayout';
import { LinkProblem } from './parts/LinkProblem';
import { SubscriptionList } from './parts/SubscriptionList';
import { subscriptionsPath, useManageLink } from './useManageLink';
import { useSubscriptions } from './useSubscriptions';

export interface SubscriptionsPageProps {
  /** Shown where subscriptions cannot be managed. */
  otherwise: ReactNode;
}

/** The page of subscriptions, where the backend has that: a customer's own, or the one that a mail's link opens. */
export const SubscriptionsPage = ({ otherwise }: SubscriptionsPageProps) => {
  const isAtCheckout = useLocation().pathname.startsWith(newCardBase);
  if (!CAPABILITIES.subscriptionOrders) return otherwise;
  return isAtCheckout ? <NewCardPage /> : <Entry />;
};

const Entry = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const link = useManageLink(isSignedIn);
  return link === null && !isSignedIn ? <SignedOut /> : <Managed key={link} link={link} />;
};

const SignedOut = () => (
  <GuestLayout>
    <EmptyState
      heading={<FormattedMessage id="subscriptions.signIn" />}
      text={<FormattedMessage id="subscriptions.signInHint" />}
      action={
        <Button priority="normal" to={`/sign-in?from=${subscriptionsPath}`}>
          <FormattedMessage id="session.signIn" />
        </Button>
      }
    />
  </GuestLayout>
);

const Managed = ({ link }: { link: string | null }) => {
  const { formatMessage } = useIntl();
  const { view, replace, reload } = useSubscriptions(link);
  const content =
    view.kind === 'expired' || view.kind === 'unknown' ? (
      <LinkProblem kind={view.kind} link={link ?? ''} />
    ) : (
      <SubscriptionList view={view} link={link} onChanged={replace} onDoubt={reload} />
    );
  return link === null ? (
    <AccountLayout path={subscriptionsPath} title={formatMessage({ id: 'subscriptions.title' })}>
      {content}
    </AccountLayout>
  ) : (
    <GuestLayout>{content}</GuestLayout>
  );
};
