import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { below800 } from '@/ui/breakpoints';
import { Image } from '@/ui/Image/Image';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './Newsletter.module.css';
import { NewsletterSignUp } from './NewsletterSignUp';

const pictureRatio = 1440 / 520;

/** The sign-up over its scene. The form is fetched when the footer comes near, or when the focus comes to it. */
export const Newsletter = ({ isWanted }: { isWanted: boolean }) => {
  const headingId = useId();
  return (
    <section
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
          <NewsletterSignUp isWanted={isWanted} />
        </div>
      </Wrap>
    </section>
  );
};
