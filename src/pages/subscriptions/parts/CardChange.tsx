import { FormattedMessage, useIntl } from 'react-intl';
import { useSavedCards } from '@/features/payment/useSavedCards';
import { Button } from '@/ui/Button/Button';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { SetSubscriptionCardDocument } from '../api/Changes.graphql.generated';
import { newCardPath, takesNewCards } from '../newCardPath';
import { nameOf } from '../subscription';
import type { PartProps } from './SubscriptionItems';

/** What it is paid with: a card that the customer keeps, or a new one, whose fields have a page of the checkout. */
export const CardChange = ({
  subscription,
  changing: { change, isBusy },
  isGuest,
}: PartProps & { isGuest: boolean }) => {
  const { formatMessage } = useIntl();
  const cards = useSavedCards(!isGuest) ?? [];
  const others = cards.filter(({ last4 }) => last4 !== subscription.card?.last_four);
  return (
    <Disclosure title={<FormattedMessage id="subscriptions.card" />} about={nameOf(subscription)}>
      {others.map(({ publicHash, brand, last4 }) => (
        <Button
          key={publicHash}
          priority="low"
          size="small"
          isLoading={isBusy}
          onClick={() =>
            void change(
              SetSubscriptionCardDocument,
              { publicHash },
              { message: formatMessage({ id: 'subscriptions.saidCard' }, { last4 }) },
            )
          }
        >
          <FormattedMessage id="subscriptions.useCard" values={{ brand, last4 }} />
        </Button>
      ))}
      {takesNewCards(subscription) && (
        <Button priority="lowLinkUnderline" href={newCardPath(subscription.uid, isGuest)}>
          <FormattedMessage id="subscriptions.newCard" />
        </Button>
      )}
    </Disclosure>
  );
};
