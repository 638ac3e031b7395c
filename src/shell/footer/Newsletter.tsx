import { Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Image } from '@/ui/Image/Image';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './Newsletter.module.css';
import { useNear } from '@/kernel/viewport/useNear';
import { below800 } from '@/ui/breakpoints';

const newsletterForm = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ '@/features/newsletter/NewsletterForm')).NewsletterForm,
);

/** Tells the back office where the visitor signed up. */
const source = 'footer';
const pictureRatio = 1440 / 520;

const waiting = (
  <div className={styles.waiting} aria-busy="true">
    <Shimmer className={styles.field} />
    <Shimmer className={styles.words} />
  </div>
);

/** The sign-up over its scene. The form is fetched when it comes near, or when the focus comes to the footer. */
export const Newsletter = ({ isWanted }: { isWanted: boolean }) => {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const [attempt, setAttempt] = useState(0);
  const retry = async (): Promise<void> => {
    await newsletterForm.load();
    setAttempt(attempt + 1);
  };
  const failure = (
    <RetryNotice onRetry={retry}>
      <FormattedMessage id="newsletter.unavailable" />
    </RetryNotice>
  );
  return (
    <section
      ref={section}
      className={BRAND.pictures.newsletter === null ? `${styles.newsletter} ${styles.bare}` : styles.newsletter}
      aria-labelledby={headingId}
    >
      {BRAND.pictures.newsletter === null ? null : (
        <Image
          resource={BRAND.pictures.newsletter}
          type="wysiwyg"
          alt=""
          sizes={`${below800} 200vw, 100vw`}
          ratio={pictureRatio}
          className={styles.picture}
        />
      )}
      <Wrap className={styles.wrap}>
        <div className={styles.box}>
          <h2 id={headingId} className={styles.heading}>
            <FormattedMessage id="newsletter.heading" />
          </h2>
          {BRAND.has.newsletterText ? (
            <p className={styles.lead}>
              <FormattedMessage id="brand.newsletterText" />
            </p>
          ) : null}
          {isNear || isWanted ? (
            <ErrorBoundary fallback={failure} resetKey={String(attempt)}>
              <Suspense fallback={waiting}>
                <newsletterForm.Component source={source} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            waiting
          )}
        </div>
      </Wrap>
    </section>
  );
};
