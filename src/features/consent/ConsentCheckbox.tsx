import { FormattedMessage } from 'react-intl';
import { useShopName } from '@/kernel/head/useShopName';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './ConsentCheckbox.module.css';
import { useSteadyTexts } from './useSteadyTexts';
import { ConsentText } from './ConsentText';
import { consentDocuments, type FormConsentContext, ownLabels } from './consentTexts';
import { useConsentTexts } from './useConsentTexts';

export interface ConsentCheckboxProps {
  /** Whose words are shown. */
  context: FormConsentContext;
  /** Name of the field in its informed form. */
  name?: string;
}

/** A box that starts unticked and must be ticked, in the words of the store. Stands in an informed form. */
export const ConsentCheckbox = ({ context, name = 'isConsent' }: ConsentCheckboxProps) => {
  const shop = useShopName();
  const texts = useSteadyTexts(useConsentTexts(context, consentDocuments[context]));
  if (texts === undefined) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Shimmer className={styles.words} />
      </div>
    );
  }
  const { label, legal } = texts;
  const words =
    label === undefined ? <FormattedMessage id={ownLabels[context]} values={{ shop }} /> : <ConsentText html={label} />;
  return (
    <div className={styles.consent}>
      <CheckboxField name={name} label={words} isRequired validate={isChecked} />
      {legal === undefined ? null : (
        <p className={styles.legal}>
          <ConsentText html={legal} />
        </p>
      )}
    </div>
  );
};
