import { FormattedMessage } from 'react-intl';

import styles from './ProductOptions.module.css';
import type { VariantChoice } from './useVariantSelection';

/** Options as tiles; a value that cannot be had with the other choices says why, and stays to be picked. */
export const ProductOptions = ({ options, selection, pick }: VariantChoice) =>
  options.map(({ code, label, values }) => (
    <fieldset key={code} className={styles.option}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value.uid} className={styles.value} data-off={!value.isAvailable || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={code}
              value={value.uid}
              checked={selection[code] === value.uid}
              onChange={() => pick(code, value.uid)}
            />
            <span className={styles.name}>{value.label}</span>
            {value.isAvailable ? null : (
              <small className={styles.note}>
                <FormattedMessage id="product.optionUnavailable" />
              </small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  ));
