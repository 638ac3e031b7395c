import { FormattedMessage } from 'react-intl';

import { Money } from '@/kernel/i18n/Money';
import styles from './PackValueNote.module.css';

/** What a pack comes to, as the backend reckons it. */
export interface PackValue {
  days: number;
  price_per_day: { value: number | null; currency: string | null };
  /** Per cent that a day costs less than with the smallest pack; null where nothing is saved. */
  saving_percent: number | null;
}

/** How long a pack lasts, what that makes a day, and what it saves against the smallest one. */
export const PackValueNote = ({ value }: { value: PackValue }) => (
  <>
    <small className={styles.note}>
      <FormattedMessage
        id="product.packValue"
        values={{ days: value.days, price: <Money {...value.price_per_day} /> }}
      />
    </small>
    {value.saving_percent === null ? null : (
      <small className={styles.saving}>
        <FormattedMessage id="subscription.save" values={{ percent: value.saving_percent }} />
      </small>
    )}
  </>
);

/** Whether packs differ in how long they last, so that it helps to say so. */
export const areSizes = (packs: readonly (PackValue | null | undefined)[]): boolean =>
  packs.every((pack) => pack != null) && new Set(packs.map((pack) => pack?.days)).size > 1;
