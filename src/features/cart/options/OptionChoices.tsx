import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Radio } from '@/ui/forms/Radio';
import { type CardOption, type CardVariant, isSoldOut } from './optionChoice';
import styles from './OptionsForm.module.css';

export interface OptionChoicesProps {
  option: CardOption;
  variants: readonly CardVariant[];
  /** Uid of the chosen value. */
  chosen: string | undefined;
  onChoose: (uid: string) => void;
}

/** The values of an option; one that is sold out says so, and can still be looked at. */
export const OptionChoices = ({ option, variants, chosen, onChoose }: OptionChoicesProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{option.label}</legend>
      {option.values.map(({ uid, label }) => (
        <Radio
          key={uid}
          name={name}
          className={styles.value}
          checked={uid === chosen}
          onChange={() => onChoose(uid)}
          label={
            <>
              {label}
              {isSoldOut(variants, option.code, uid) ? (
                <small className={styles.note}>
                  {' '}
                  <FormattedMessage id="product.optionUnavailable" />
                </small>
              ) : null}
            </>
          }
        />
      ))}
    </fieldset>
  );
};
