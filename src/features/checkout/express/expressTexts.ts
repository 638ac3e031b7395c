import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ExpressWords } from './expressSource';

/** The words of a wallet's sheet that are the shop's. */
export const useExpressWords = (): ExpressWords => {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      subtotal: formatMessage({ id: 'cart.subtotal' }),
      delivery: formatMessage({ id: 'cart.delivery' }),
      giftCards: formatMessage({ id: 'giftCard.heading' }),
      unreachable: formatMessage({ id: 'express.unreachable' }),
      nothingToPay: formatMessage({ id: 'express.nothingToPay' }),
      notAvailable: formatMessage({ id: 'express.notAvailable' }),
    }),
    [formatMessage],
  );
};
