import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import type { Step } from '../progress/checkoutStep';
import { CustomerAddressForm } from '../steps/CustomerAddressForm';
import { CollectFields } from './CollectFields';
import { hasEverything, type PickupShop } from './pickupShop';
import { ShopPicker } from './ShopPicker';
import { useOwnShops } from './useOwnShops';
import { type PickupQuestion, usePickupShops } from './usePickupShops';

const everyShop: PickupQuestion = { kind: 'all' };

export interface CollectFormProps {
  /** Code of the shop that is chosen; '' for none. */
  shop: string;
  onChooseShop: (code: string) => void;
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** The address step of an order that is collected: from which shop, whom to write to, and whom to bill. */
export const CollectForm = ({ shop, onChooseShop, onBegin, onDone }: CollectFormProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  const { formatMessage } = useIntl();
  const formId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const list = usePickupShops(everyShop);
  const { favourite, chosen, isAsking, keep } = useOwnShops(list, shop);
  const preset = favourite && hasEverything(favourite) ? favourite.code : undefined;
  useEffect(() => {
    // The shopper's own shop is the likely one; another choice stays.
    if (shop === '' && preset !== undefined) onChooseShop(preset);
  }, [onChooseShop, preset, shop]);

  if (list.kind === 'failed') {
    return (
      <RetryNotice onRetry={list.retry}>
        <FormattedMessage id="locator.failed" />
      </RetryNotice>
    );
  }
  if (list.kind === 'loading' || isAsking) return <LoadingIndicator />;
  const choose = (picked: PickupShop): void => {
    keep(picked);
    onChooseShop(picked.code);
  };
  const own = [favourite, chosen].filter((each) => each !== undefined);
  const usable = chosen && hasEverything(chosen) ? chosen : undefined;
  const error = isAsked && !usable ? formatMessage({ id: 'collect.chooseFirst' }) : undefined;
  const fields = { id: formId, shop: usable, onAsk: () => setIsAsked(true), onBegin, onDone };
  return (
    <>
      <ShopPicker all={list} own={own} chosen={shop} onChoose={choose} form={formId} error={error} />
      {isSignedIn ? (
        <CustomerAddressForm hasJustSignedIn={wasGuest}>
          {(book, known) => <CollectFields book={book} known={known} {...fields} />}
        </CustomerAddressForm>
      ) : (
        <CollectFields book={[]} {...fields} />
      )}
    </>
  );
};
