import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SkipPanel.module.css';

/** What the keyboard comes to after a panel: the next category, or what stands behind the whole menu. */
const afterPanel = (panel: Element): HTMLElement | undefined => {
  const next = panel.closest('nav > ul > li')?.nextElementSibling?.querySelector<HTMLElement>('a, button');
  const nav = panel.closest('nav');
  if (next || !nav) return next ?? undefined;
  const others = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  return others.find(
    (other) =>
      !nav.contains(other) &&
      Boolean(nav.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      (other.checkVisibility?.() ?? true),
  );
};

/** The way past an open panel, which may hold twenty links: there for the keyboard, unseen until it has the focus. */
export const SkipPanel = () => {
  const button = useRef<HTMLButtonElement>(null);
  const skip = (): void => {
    if (button.current) afterPanel(button.current)?.focus();
  };
  return (
    <button ref={button} type="button" className={styles.skip} onClick={skip}>
      <FormattedMessage id="header.skipPanel" />
    </button>
  );
};
