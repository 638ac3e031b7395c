import { useMutation } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Notice } from '@/ui/Notice/Notice';
import { RenewSubscriptionLinkDocument } from '../api/Subscriptions.graphql.generated';

/** A link that opens nothing: an old one is renewed by mail, of any other the mail is to be opened again. */
export const LinkProblem = ({ kind, link }: { kind: 'expired' | 'unknown'; link: string }) => {
  const [renew, { data, loading, error }] = useMutation(RenewSubscriptionLinkDocument, { variables: { link } });
  if (kind === 'unknown') {
    return (
      <EmptyState
        heading={<FormattedMessage id="subscriptions.linkUnknown" />}
        text={<FormattedMessage id="subscriptions.linkUnknownHint" />}
      />
    );
  }
  if (data) {
    return (
      <Notice kind="success" isLive>
        <FormattedMessage id="subscriptions.linkSent" />
      </Notice>
    );
  }
  return (
    <>
      <EmptyState
        heading={<FormattedMessage id="subscriptions.linkExpired" />}
        text={<FormattedMessage id="subscriptions.linkExpiredHint" />}
        action={
          <Button priority="normal" isLoading={loading} onClick={() => void renew().catch(() => undefined)}>
            <FormattedMessage id="subscriptions.linkRenew" />
          </Button>
        }
      />
      {error && (
        <Notice kind="error">
          <FormattedMessage id="subscriptions.changeFailed" />
        </Notice>
      )}
    </>
  );
};
