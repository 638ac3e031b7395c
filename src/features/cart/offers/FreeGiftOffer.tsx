import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import type { CartExtras } from '../cartExtras';
import { focusLines } from '../lines/focusLines';
import { addFreeGift } from './freeGift';
import { OfferStrip } from './OfferStrip';

/** The free gift: how far away it is, or the button that takes it. */
export const FreeGiftOffer = ({ gift }: { gift: NonNullable<CartExtras['free_gift']> }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const name = gift.product.name ?? '';
  const take = async ({ currentTarget: button }: MouseEvent<HTMLElement>): Promise<void> => {
    const home = button.closest('main');
    setIsBusy(true);
    setError('');
    try {
      await dispatch(addFreeGift());
      dispatch(addToast({ type: 'success', message: formatMessage({ id: 'cart.nowInCart' }, { name }) }));
      focusLines(button, home);
    } catch (failure) {
      const failed = formatMessage({ id: 'cart.addFailed' });
      setError(isUnreachable(failure) ? formatMessage({ id: 'cart.errorOffline' }) : errorText(failure, failed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <OfferStrip
      picture={gift.product.small_image?.url}
      heading={<FormattedMessage id="gift.heading" values={{ name }} />}
      note={
        gift.is_earned ? (
          <FormattedMessage id="gift.earned" />
        ) : (
          <FormattedMessage
            id="gift.remaining"
            values={{ amount: money(gift.remaining.value, gift.remaining.currency) }}
          />
        )
      }
      error={error}
    >
      {gift.is_earned ? (
        <Button
          priority="low"
          size="small"
          isLoading={isBusy}
          aria-label={formatMessage({ id: 'gift.addNamed' }, { name })}
          onClick={(event) => void take(event)}
        >
          <FormattedMessage id="gift.add" />
        </Button>
      ) : null}
    </OfferStrip>
  );
};
