import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './NewsletterLine.module.css';
import { NewsletterSignUp } from './NewsletterSignUp';

/** The newsletter in one line, whose form opens below it: on pages where it would be louder than what the visitor came for. */
export const NewsletterLine = () => {
  const headingId = useId();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.newsletter} aria-labelledby={headingId}>
      <Wrap>
        <div className={styles.line}>
          <h2 id={headingId} className={styles.heading}>
            <FormattedMessage id="newsletter.heading" />
          </h2>
          <Button
            priority="lowLinkUnderline"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <FormattedMessage id="newsletter.open" />
          </Button>
        </div>
        <div id={formId} hidden={!isOpen} className={styles.form}>
          {isOpen ? <NewsletterSignUp isWanted /> : null}
        </div>
      </Wrap>
    </section>
  );
};
