import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SkipLink.module.css';

/** To the page's own part, without leaving an address behind. */
const skip = (event: MouseEvent): void => {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
};

/** The first thing that the keyboard meets (WCAG 2.4.1). */
export const SkipLink = () => (
  <a href="#main" className={styles.skip} onClick={skip}>
    <FormattedMessage id="header.skip" />
  </a>
);
