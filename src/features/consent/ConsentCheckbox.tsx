import { FormattedMessage, useIntl } from 'react-intl';
import { useShopName } from '@/kernel/head/useShopName';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './ConsentCheckbox.module.css';
import { useSteadyTexts } from './useSteadyTexts';
import { ConsentText } from './ConsentText';
import { consentDocuments, type FormConsentContext, isConsentTaken, ownLabels } from './consentTexts';
import { useConsentTexts } from './useConsentTexts';

export interface ConsentCheckboxProps {
  /** Whose words are shown. */
  context: FormConsentContext;
  /** Name of the field in its informed form. */
  name?: string;
}

/**
 * A box that starts unticked and must be ticked, in the words of the store, where the backend takes the answer. Stands in an
 * informed form.
 */
export const ConsentCheckbox = ({ context, name = 'isConsent' }: ConsentCheckboxProps) => {
  const { formatMessage } = useIntl();
  const shop = useShopName();
  const texts = useSteadyTexts(useConsentTexts(context, consentDocuments[context]));
  const isWaiting = texts === undefined;
  const legal =
    texts?.legal === undefined ? null : (
      <p className={styles.legal}>
        <ConsentText html={texts.legal} />
      </p>
    );
  if (!isConsentTaken(context)) return legal;
  const label = texts?.label;
  const words =
    label === undefined ? <FormattedMessage id={ownLabels[context]} values={{ shop }} /> : <ConsentText html={label} />;
  // The field is there before its words, so that a form that is sent meanwhile misses it; nobody can tick it yet.
  return (
    <div className={styles.consent} aria-busy={isWaiting} inert={isWaiting}>
      <CheckboxField
        name={name}
        label={isWaiting ? <Shimmer className={styles.words} /> : words}
        isRequired
        validate={isChecked}
        ask={formatMessage({ id: 'ask.consent' })}
      />
      {legal}
    </div>
  );
};
