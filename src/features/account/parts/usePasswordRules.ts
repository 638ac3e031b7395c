import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  combine,
  hasCharacterClasses,
  hasLengthAtLeast,
  isRequired,
  type Validator,
} from '@/kernel/validation/validators';
import { PasswordRulesDocument } from '../api/PasswordRules.graphql.generated';

/** Minimum length and number of character classes where the backend does not say: stricter than Magento's own 8 and 3. */
const defaults = { length: 10, classes: 3 };

/** The real backend says numbers as texts. */
const toCount = (text: string | null | undefined, fallback: number): number => {
  const count = Number(text ?? '');
  return Number.isInteger(count) && count > 0 ? count : fallback;
};

/** Rules of a new password, as a text and as a validator. */
export interface PasswordRules {
  /** The store has answered, or cannot; until then these are what a careful store has. */
  isKnown: boolean;
  /** Characters that it needs at least. */
  length: number;
  text: string;
  validate: Validator;
}

/** The store's rules for new passwords. */
export const usePasswordRules = (): PasswordRules => {
  const { formatMessage } = useIntl();
  const { data, loading } = useQuery(PasswordRulesDocument);
  const config = data?.storeConfig;
  const length = toCount(config?.minimum_password_length, defaults.length);
  const classes = Math.min(4, toCount(config?.required_character_classes_number, defaults.classes));
  return useMemo(
    () => ({
      isKnown: !loading,
      length,
      text: formatMessage({ id: 'account.passwordRule' }, { length, classes }),
      validate: combine(isRequired, hasLengthAtLeast(length), hasCharacterClasses(classes)),
    }),
    [formatMessage, length, classes, loading],
  );
};
