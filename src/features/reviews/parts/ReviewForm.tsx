import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

import { selectCurrentUser } from '@/features/session/userSlice';
import { isRobotRefusal } from '@/kernel/captcha/robotRefusal';
import { robotText } from '@/kernel/captcha/robotText';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { FormErrors } from '@/ui/forms/FormErrors';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextAreaField } from '@/ui/forms/informed/TextAreaField';
import { TextField } from '@/ui/forms/informed/TextField';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { ReviewRatingsDocument, type ReviewRatingsQuery } from '../api/ReviewRatings.graphql.generated';
import { PhotoField } from '../photos/PhotoField';
import { usePhotos } from '../photos/usePhotos';
import { sendReview } from '../sendReview';
import styles from './ReviewForm.module.css';
import { StarField } from './StarField';

type Aspect = ReviewRatingsQuery['productReviewRatingsMetadata']['items'][number];

export interface ReviewFormProps {
  sku: string;
  onSent: () => void;
}

/** Form names of the aspects: their ids hold characters that informed reads as paths. */
const nameOf = (index: number): string => `rating${index}`;

const toInput = (sku: string, aspects: readonly Aspect[], values: FormValues, tokens: readonly string[]) => ({
  sku,
  // A backend without photos refuses the very word.
  ...(tokens.length > 0 ? { photos: [...tokens] } : {}),
  nickname: values.text('nickname').trim(),
  summary: values.text('summary').trim(),
  text: values.text('text').trim(),
  ratings: aspects.map(({ id }, index) => ({ id, value_id: values.text(nameOf(index)) })),
});

const ReviewFields = ({ sku, onSent, aspects }: ReviewFormProps & { aspects: readonly Aspect[] }) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useAppDispatch();
  const { firstname } = useSelector(selectCurrentUser);
  const headingId = useId();
  const { place, createHeaders } = useCaptcha('PRODUCT_REVIEW');
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState('');
  // Enter submits whatever the button does: what is under way is not sent again.
  const isUnderWay = useRef(false);
  const added = usePhotos();

  const send = async (values: FormValues): Promise<void> => {
    if (isUnderWay.current) return;
    const tokens = added.photos.flatMap(({ token }) => token ?? []);
    if (tokens.length < added.photos.length) {
      setError(formatMessage({ id: 'reviews.photosWaiting' }));
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    setError('');
    try {
      await dispatch(sendReview(toInput(sku, aspects, values, tokens), await createHeaders()));
      onSent();
    } catch (failure) {
      setError(
        isRobotRefusal(failure) ? robotText(intl) : errorText(failure, formatMessage({ id: 'reviews.sendFailed' })),
      );
      setIsSending(false);
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <InformedForm className={styles.form} aria-labelledby={headingId} onSubmit={(values) => void send(values)}>
      <FormErrors />
      <h3 id={headingId}>
        <FormattedMessage id="reviews.formHeading" />
      </h3>
      {aspects.map(({ id, name, values }, index) => (
        <StarField
          key={id}
          name={nameOf(index)}
          label={aspects.length === 1 ? formatMessage({ id: 'reviews.rating' }) : name}
          options={values.map(({ value_id: value, value: label }) => ({ value, stars: Number(label) }))}
        />
      ))}
      <TextField
        name="nickname"
        label={formatMessage({ id: 'reviews.nickname' })}
        help={formatMessage({ id: 'reviews.nicknameHelp' })}
        autoComplete="nickname"
        initialValue={firstname}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.nickname' })}
      />
      <TextField
        name="summary"
        label={formatMessage({ id: 'reviews.summary' })}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.summary' })}
      />
      <TextAreaField
        name="text"
        label={formatMessage({ id: 'reviews.text' })}
        help={formatMessage({ id: 'reviews.textHelp' })}
        maxLength={5000}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.review' })}
      />
      {CAPABILITIES.reviewPhotos ? <PhotoField {...added} /> : null}
      <div ref={place} className={styles.badge} />
      {error ? <Notice kind="error">{error}</Notice> : null}
      <Button type="submit" isLoading={isSending} className={styles.send}>
        <FormattedMessage id="reviews.send" />
      </Button>
    </InformedForm>
  );
};

/** Stars, a name and some words; what the backend lets one rate decides which stars there are. */
export const ReviewForm = ({ sku, onSent }: ReviewFormProps) => {
  const { data, error, refetch } = useQuery(ReviewRatingsDocument);
  if (error && !data) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="reviews.formFailed" />
      </RetryNotice>
    );
  }
  return data ? (
    <ReviewFields sku={sku} onSent={onSent} aspects={data.productReviewRatingsMetadata.items} />
  ) : (
    <LoadingIndicator />
  );
};
