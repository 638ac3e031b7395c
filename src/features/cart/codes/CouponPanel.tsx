import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRobotRefusal } from '@/kernel/captcha/robotRefusal';
import { robotText } from '@/kernel/captcha/robotText';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { entriesOf } from '@/kernel/entriesOf';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { Cart } from '../cartContents';
import { AppliedCode } from './AppliedCode';
import { couponFailureId, isUnknownCoupon } from './codeFailure';
import { CodeForm } from './CodeForm';
import { applyCoupon, removeCoupon } from './codeOperations';
import { couponSpellings, trySpellings } from './codeSpellings';
import { settleCoupon } from './settleCoupon';
import { useCodeAttempt } from './useCodeAttempt';
import { useLostCodes } from './useLostCodes';
import styles from './codeForms.module.css';

/** The discount codes of a cart. Where only one counts at a time, the form gives way to it. */
export const CouponPanel = ({ cart }: { cart: Cart }) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('COUPON_CODE');
  // What was tried last: its refusal names it where others stand beside it.
  const [tried, setTried] = useState({ code: '', isRemoval: false });
  // A code that was taken leaves an empty field for the next.
  const [taken, setTaken] = useState(0);
  const codes = entriesOf(cart.applied_coupons).map(({ code }) => code);
  const lost = useLostCodes(codes);
  const hasForm = CAPABILITIES.severalCoupons || codes.length === 0;

  const failed = (code: string) => (failure: unknown) => {
    if (isRobotRefusal(failure)) return robotText(intl);
    const known = couponFailureId(failure);
    return known ? formatMessage({ id: known }, { code }) : errorText(failure, formatMessage({ id: 'coupon.failed' }));
  };
  const { isBusy, error, setError, news, panel, attempt } = useCodeAttempt(failed(''));

  const send = async (code: string): Promise<void> => {
    const headers = await createHeaders();
    await dispatch(settleCoupon(code, applyCoupon(code, headers), { isApplied: true }));
  };
  const find = async (spellings: string[]): Promise<string> => {
    const found = await trySpellings(spellings, send, isUnknownCoupon);
    setTaken((count) => count + 1);
    return found;
  };
  const apply = (typed: string, event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const spellings = couponSpellings(typed);
    const [code = ''] = spellings;
    setTried({ code, isRemoval: false });
    if (code === '') setError(formatMessage({ id: 'coupon.missing' }));
    else
      void attempt(
        () => find(spellings),
        (found) => formatMessage({ id: 'coupon.applied' }, { code: found }),
        failed(code),
      );
  };
  const remove = (code: string): void => {
    if (isBusy) return;
    setTried({ code, isRemoval: true });
    lost.forget(code);
    const removal = settleCoupon(code, removeCoupon(code), { isApplied: false });
    void attempt(() => dispatch(removal), formatMessage({ id: 'coupon.removed' }, { code }), failed(code));
  };
  const errorAt = (code: string): string => (!hasForm || (tried.isRemoval && tried.code === code) ? error : '');
  const labelOf = (code: string) =>
    entriesOf(cart.prices?.discounts).find(({ coupon }) => coupon?.code === code)?.label;
  const losses = lost.codes.map((code) => formatMessage({ id: 'coupon.lost' }, { code }));

  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={formatMessage({ id: 'coupon.heading' })}>
      {codes.map((code) => (
        <AppliedCode
          key={code}
          code={code}
          removeLabel={formatMessage({ id: 'coupon.remove' }, { code })}
          isBusy={isBusy && tried.code === code}
          error={errorAt(code)}
          onRemove={() => remove(code)}
        >
          {CAPABILITIES.severalCoupons && labelOf(code) ? <p className={styles.balance}>{labelOf(code)}</p> : null}
        </AppliedCode>
      ))}
      {hasForm ? (
        <CodeForm
          key={taken}
          label={formatMessage({ id: 'coupon.code' })}
          error={tried.isRemoval ? '' : error}
          isBusy={isBusy && !tried.isRemoval}
          onSubmit={apply}
          onType={() => setError('')}
        >
          <div ref={place} className={styles.badge} />
        </CodeForm>
      ) : null}
      {losses.map((words) => (
        <p key={words} className={styles.news}>
          {words}
        </p>
      ))}
      <VisuallyHidden>
        <span role="status">{losses.join(' ') || news}</span>
      </VisuallyHidden>
    </div>
  );
};
