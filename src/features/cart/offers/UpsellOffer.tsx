import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { upsellSettled } from '../operations/cartContextSlice';
import type { CartLine } from '../cartContents';
import type { CartExtras } from '../cartExtras';
import { useExchange } from '../exchange/useExchange';
import { focusLines } from '../lines/focusLines';
import { OfferStrip } from './OfferStrip';

export interface UpsellOfferProps {
  upsell: NonNullable<CartExtras['upsell_opportunity']>;
  /** The line that would be exchanged. */
  line: CartLine;
}

/** A bigger pack of what is in the cart; the cart context holds how taking it went. */
export const UpsellOffer = ({ upsell, line }: UpsellOfferProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const { exchange, isBusy, error } = useExchange(line);
  const {
    sku,
    quantity,
    selected_options: options,
    subscription_plan: planUid,
    label,
    current_label: current,
  } = upsell;
  const name = line.product.name ?? '';
  const take = async ({ currentTarget: button }: MouseEvent<HTMLElement>): Promise<void> => {
    const home = button.closest('main');
    const requested = { sku, quantity, selectedOptionUids: options, planUid: planUid ?? undefined };
    const isSuccess = await exchange(requested, formatMessage({ id: 'upsell.done' }, { name, label }));
    dispatch(upsellSettled({ isSuccess, successfulProductSku: isSuccess ? sku : '' }));
    if (isSuccess) focusLines(button, home);
  };
  return (
    <OfferStrip
      picture={upsell.product.small_image?.url}
      heading={<FormattedMessage id="upsell.heading" values={{ name, label }} />}
      note={
        <FormattedMessage
          id="upsell.note"
          values={{
            price: money(upsell.price.value, upsell.price.currency),
            saving: money(upsell.saving.value, upsell.saving.currency),
            current,
          }}
        />
      }
      error={error}
    >
      <Button
        priority="low"
        size="small"
        isLoading={isBusy}
        aria-label={formatMessage({ id: 'upsell.takeNamed' }, { name, label })}
        onClick={(event) => void take(event)}
      >
        <FormattedMessage id="upsell.take" />
      </Button>
    </OfferStrip>
  );
};
