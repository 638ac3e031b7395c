import { type ReactNode, useId, useRef } from 'react';
import styles from './giftMessages.module.css';

export interface GiftPlaceProps {
  /** What gifts go with. */
  name: string;
  /** What may go with it; gets what takes the focus back once a form is closed. */
  children: (focusPlace: () => void) => ReactNode;
}

/** One thing that messages and wrapping may go with. */
export const GiftPlace = ({ name, children }: GiftPlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  const nameId = useId();
  return (
    <li ref={place} tabIndex={-1} className={styles.place} aria-labelledby={nameId}>
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      {children(() => place.current?.focus())}
    </li>
  );
};
