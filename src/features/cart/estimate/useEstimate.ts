import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { formatUkPostcode, isUkPostcode } from '@/kernel/validation/validators';
import type { Cart } from '../cartContents';
import { keepEstimatePostcode, readEstimatePostcode } from './keptPlace';
import { useCartSettings } from '../useCart';
import type { EstimatedMethod } from './estimatedMethod';
import { type EstimatePlace, estimateShipping } from './estimateShipping';

export interface Estimate {
  /** What stands in the field: the shopper's own, what was chosen before, or the store's default. */
  typed: string;
  type: (text: string) => void;
  /** What went wrong, in words; '' when nothing did. */
  error: string;
  isBusy: boolean;
  estimate: () => Promise<void>;
  /** The methods and the postcode that they are for. */
  methods: { list: EstimatedMethod[]; postcode: string } | undefined;
}

/** The estimate of delivery: asked for by the shopper, and again by itself when the worth of the cart changes. */
export const useEstimate = (cart: Cart, place: EstimatePlace): Estimate => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { defaultPostcode } = useCartSettings();
  const [saved] = useState(() => dispatch(readEstimatePostcode()));
  const [own, setOwn] = useState<string>();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [methods, setMethods] = useState<Estimate['methods']>();
  const known = methods?.postcode ?? saved ?? defaultPostcode;
  const typed = own ?? saved ?? defaultPostcode;
  const { countryCode } = place;
  // Only the latest question is answered.
  const question = useRef(0);

  const worth = cart.prices?.subtotal_including_tax?.value ?? 0;
  const total = cart.prices?.grand_total?.value ?? 0;
  const discounts = JSON.stringify(cart.applied_coupons);
  const regionId = place.region?.region_id;
  /** What the price of delivery depends on. */
  const basis = [worth, total, discounts, countryCode, regionId].join(' ');
  /** What was asked for last, so that an answer does not ask again. */
  const asked = useRef('');

  const ask = async (postcode: string): Promise<boolean> => {
    asked.current = `${postcode} ${basis}`;
    question.current += 1;
    const mine = question.current;
    const list = await dispatch(estimateShipping({ ...place, postcode }));
    if (mine !== question.current) return false;
    setMethods({ list, postcode });
    return true;
  };
  const estimate = async (): Promise<void> => {
    if (isBusy) return;
    if (countryCode === 'GB' && isUkPostcode(typed, {})) {
      setError(formatMessage({ id: 'validation.isUkPostcode' }));
      return;
    }
    const postcode = countryCode === 'GB' ? formatUkPostcode(typed) : typed.trim().toUpperCase();
    setIsBusy(true);
    setError('');
    try {
      await ask(postcode);
      setOwn(postcode);
      dispatch(keepEstimatePostcode(postcode));
    } catch (failure) {
      const failed = formatMessage({ id: 'estimate.failed' });
      setError(isUnreachable(failure) ? formatMessage({ id: 'cart.errorOffline' }) : errorText(failure, failed));
    } finally {
      setIsBusy(false);
    }
  };

  // What the page requests by itself is not worth a message.
  const renew = useEffectEvent((postcode: string) => void ask(postcode).catch(() => undefined));
  // The country alone gives an estimate of the total, and no list of ways.
  const renewTotal = useEffectEvent(
    () => void dispatch(estimateShipping({ ...place, postcode: '', isPostcodeOptional: true })).catch(() => undefined),
  );
  useEffect(() => {
    if (known === '') renewTotal();
    else if (asked.current !== `${known} ${basis}`) renew(known);
  }, [basis, known]);

  return {
    typed,
    type: (text) => {
      setOwn(text);
      setError('');
    },
    error,
    isBusy,
    estimate,
    methods,
  };
};
