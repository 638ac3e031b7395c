import { loadCheckoutConsentTexts } from '@/features/consent/useCheckoutConsentTexts';
import type { AppThunk } from '@/kernel/redux/thunk';

/** Asks for the words below the order while the address is under way: payment waits for one answer fewer. */
export const preparePayment =
  (): AppThunk =>
  (_dispatch, _getState, { apollo }) =>
    void loadCheckoutConsentTexts(apollo);
