import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import styles from './SetSaving.module.css';

export interface SetSavingProps {
  /** As the backend says it; nothing for what saves nothing. */
  saving: { value: number | null; currency: string | null } | null | undefined;
}

/** What a set costs less than its packs, on a line of a cart or an order. */
export const SetSaving = ({ saving }: SetSavingProps) =>
  CAPABILITIES.bundleSavings && saving ? (
    <p className={styles.saving}>
      <FormattedMessage
        id="cart.setSaving"
        values={{ amount: <Money value={saving.value} currency={saving.currency} /> }}
      />
    </p>
  ) : null;
