import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { Cart } from '../cartContents';
import { getCartDetails } from '../cartOperations';
import { AppliedCode } from './AppliedCode';
import { couponFailureId } from './codeFailure';
import { CodeForm } from './CodeForm';
import { applyCoupon, removeCoupon } from './codeOperations';
import { useCodeAttempt } from './useCodeAttempt';
import { useLostCode } from './useLostCode';
import styles from './codeForms.module.css';

/** The discount code of a cart: one at a time, so the form gives way to the code that counts. */
export const CouponPanel = ({ cart }: { cart: Cart }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('COUPON_CODE');
  const toWords = (failure: unknown): string => {
    const known = couponFailureId(failure);
    return known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'coupon.failed' }));
  };
  const { isBusy, error, setError, news, panel, attempt } = useCodeAttempt(toWords);
  const codes = (cart.applied_coupons ?? []).flatMap((coupon) => (coupon ? [coupon.code] : []));
  const lost = useLostCode(codes[0]);
  const [tried, setTried] = useState('');

  const send = async (code: string): Promise<void> => {
    setTried(code.toLowerCase());
    try {
      await dispatch(applyCoupon(code, await createHeaders()));
    } catch (failure) {
      // Another tab has applied one, or this one did and its answer was lost: it is shown beside what is said of it.
      if (couponFailureId(failure) === 'coupon.already') await dispatch(getCartDetails());
      else if (isUnreachable(failure)) void dispatch(getCartDetails());
      throw failure;
    }
  };
  const apply = (typed: string, event: FormEvent): void => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') setError(formatMessage({ id: 'coupon.missing' }));
    else void attempt(() => send(code), formatMessage({ id: 'coupon.applied' }, { code }));
  };
  const remove = (code: string): void => {
    setTried('');
    lost.forget();
    void attempt(() => dispatch(removeCoupon()), formatMessage({ id: 'coupon.removed' }, { code }));
  };

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {codes.length === 0 ? (
        <CodeForm
          label={formatMessage({ id: 'coupon.code' })}
          error={error}
          isBusy={isBusy}
          onSubmit={apply}
          onType={() => setError('')}
        >
          <div ref={place} className={styles.badge} />
        </CodeForm>
      ) : (
        codes.map((code) => (
          <AppliedCode
            key={code}
            code={code}
            removeLabel={formatMessage({ id: 'coupon.remove' }, { code })}
            isBusy={isBusy}
            // The error belongs to applying this code, not to another one.
            error={code.toLowerCase() === tried ? '' : error}
            onRemove={() => remove(code)}
          />
        ))
      )}
      {lost.code ? (
        <p className={styles.news}>
          <FormattedMessage id="coupon.lost" values={{ code: lost.code }} />
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{lost.code ? formatMessage({ id: 'coupon.lost' }, { code: lost.code }) : news}</span>
      </VisuallyHidden>
    </div>
  );
};
