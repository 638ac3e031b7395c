import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFavourite } from '@/features/locator/useFavourite';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import type { Step } from '../progress/checkoutStep';
import { CustomerAddressForm } from '../steps/CustomerAddressForm';
import { CollectFields } from './CollectFields';
import { hasEverything } from './pickupShop';
import { ShopPicker } from './ShopPicker';
import { usePickupShops } from './usePickupShops';

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
  const list = usePickupShops('', '');
  const { favourite } = useFavourite();
  const shops = list.kind === 'shown' ? list.shops : [];
  const own = shops.find(({ code }) => code === favourite?.identifier);
  const preset = own && hasEverything(own) ? own.code : undefined;
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
  if (list.kind === 'loading') return <LoadingIndicator />;
  const chosen = shops.find((each) => each.code === shop && hasEverything(each));
  const fields = { shop: chosen, onBegin, onDone };
  return (
    <>
      <ShopPicker all={list} chosen={shop} onChoose={onChooseShop} />
      {isSignedIn ? (
        <CustomerAddressForm hasJustSignedIn={wasGuest}>
          {(book) => <CollectFields book={book} {...fields} />}
        </CustomerAddressForm>
      ) : (
        <CollectFields book={[]} {...fields} />
      )}
    </>
  );
};
