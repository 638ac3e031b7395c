import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseOptional, type OptionalChoice, readOptionalChoice } from '@/kernel/storage/optionalStorage';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { Button } from '@/ui/Button/Button';
import foot from '@/ui/pageFoot/pageFoot.module.css';
import { usePageFoot } from '@/ui/pageFoot/usePageFoot';
import styles from './PrivacyNotice.module.css';
import { privacyNotice } from './privacyNotice';

export interface PrivacyNoticeProps {
  storage: ShopStorage;
  /** Entries of the device that need the visitor's consent. */
  keys: readonly string[];
  /** Whether the deployment measures how the shop is used. */
  isMeasuring: boolean;
  onChoice?: (choice: OptionalChoice) => void;
}

/** The focus of one who answered with the keyboard begins where the page does, and not outside of everything. */
const focusPage = (): void => {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
};

/**
 * Asks once whether the shop may keep what it could do without. Refusing takes one press, as accepting does, and nothing is
 * ticked ahead. It lies over the foot of the page without taking the focus: the shop can be used unanswered, as if refused.
 */
export const PrivacyNotice = ({ storage, keys, isMeasuring, onChoice }: PrivacyNoticeProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);
  const isAskedFor = useSyncExternalStore(privacyNotice.subscribe, privacyNotice.isAskedFor);
  const [choice, setChoice] = useState(() => readOptionalChoice(storage));
  useEffect(() => {
    if (!isAskedFor) return;
    origin.current = document.activeElement;
    heading.current?.focus();
  }, [isAskedFor]);
  const isShown = choice === undefined || isAskedFor;
  usePageFoot('notice', isShown);
  if (!isShown) return null;
  const choose = (next: OptionalChoice): void => {
    chooseOptional(storage, next, keys);
    setChoice(next);
    privacyNotice.close();
    if (origin.current instanceof HTMLElement) origin.current.focus();
    else if (section.current?.contains(document.activeElement)) focusPage();
    origin.current = null;
    onChoice?.(next);
  };
  return (
    <section ref={section} className={`${styles.notice} ${foot.above}`} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          <FormattedMessage id="privacy.heading" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage
            id={isMeasuring ? 'privacy.textMeasuring' : 'privacy.text'}
            values={{
              notice: (words) =>
                BRAND.pages.privacy === null ? null : (
                  <a key="notice" href={BRAND.pages.privacy}>
                    {words}
                  </a>
                ),
            }}
          />
        </p>
        {choice === undefined ? null : (
          <p className={styles.text}>
            <FormattedMessage id={choice === 'accepted' ? 'privacy.accepted' : 'privacy.refused'} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button priority="low" size="small" onClick={() => choose('refused')}>
          <FormattedMessage id="privacy.refuse" />
        </Button>
        <Button priority="low" size="small" onClick={() => choose('accepted')}>
          <FormattedMessage id="privacy.accept" />
        </Button>
      </div>
    </section>
  );
};
