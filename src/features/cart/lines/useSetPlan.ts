import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type CartLine, itemOfLine, keyOfItem, plansOf } from '../cartContents';
import { setItemSubscription } from '../operations/lineOperations';
import { findLine } from './findLine';
import type { TellChange } from './useLineTrace';

/** Puts a line on a subscription plan, or with null buys it once, and offers the way back. */
export const useSetPlan = (tell: TellChange): ((line: CartLine, planUid: string | null) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return async (line, planUid) => {
    await dispatch(setItemSubscription(line.uid, planUid));
    const { name } = line.product;
    const weeks = plansOf(line).find(({ uid }) => uid === planUid)?.interval_weeks;
    const message =
      weeks === undefined
        ? formatMessage({ id: 'cart.boughtOnce' }, { name })
        : formatMessage({ id: 'cart.planChanged' }, { name, weeks });
    const made = dispatch(findLine(keyOfItem({ ...itemOfLine(line), planUid: planUid ?? undefined }), line.quantity));
    const former = line.subscription?.plan_uid ?? null;
    tell(line, { type: 'info', message }, made && (() => dispatch(setItemSubscription(made.uid, former))), made);
  };
};
