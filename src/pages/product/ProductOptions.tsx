import { FormattedMessage } from 'react-intl';

import { finalPrice } from '@/features/catalog/shownPrice';
import { useMoney } from '@/kernel/i18n/useMoney';
import { areSizes, PackValueNote } from '@/ui/Price/PackValueNote';
import { Swatch } from '@/ui/Swatch/Swatch';
import styles from './ProductOptions.module.css';
import type { VariantChoice } from './useVariantSelection';
import type { OptionValue, ProductOption } from './variantSelection';

/** Options as tiles; a value that cannot be had with the other choices says why, and stays to be picked. */
export const ProductOptions = ({ options, selection, pick }: VariantChoice) =>
  options.map((option) => (
    <fieldset key={option.code} className={styles.option}>
      <legend className={styles.label}>{option.label}</legend>
      <div className={styles.values}>
        {option.values.map((value) => (
          <label key={value.uid} className={styles.value} data-off={value.state === 'available' ? undefined : true}>
            <input
              className={styles.input}
              type="radio"
              name={option.code}
              value={value.uid}
              checked={selection[option.code] === value.uid}
              onChange={() => pick(option.code, value.uid)}
            />
            <span>
              <Swatch value={value.swatch} />
              {value.label}
            </span>
            <ValueNote value={value} option={option} options={options} selection={selection} />
          </label>
        ))}
      </div>
    </fieldset>
  ));

interface ValueNoteProps extends Pick<VariantChoice, 'options' | 'selection'> {
  value: OptionValue;
  option: ProductOption;
}

const packOf = ({ leadsTo }: OptionValue) => leadsTo?.pack_value;

const priceOf = ({ leadsTo }: OptionValue): number | null => finalPrice(leadsTo).value;

/** Why a value is not to be had, or what it costs where that differs; of a size, how long it lasts. */
const ValueNote = ({ value, option, options, selection }: ValueNoteProps) => {
  const money = useMoney();
  const hasPrices = new Set(option.values.map(priceOf)).size > 1;
  const others = options
    .filter(({ code }) => code !== option.code)
    .map(({ code, values }) => values.find(({ uid }) => uid === selection[code])?.label)
    .join(', ');
  const text =
    value.state === 'soldOut' ? (
      <FormattedMessage id="product.optionUnavailable" />
    ) : value.state === 'elsewhere' ? (
      <FormattedMessage id="product.optionNotWith" values={{ choice: others }} />
    ) : hasPrices ? (
      money(priceOf(value), finalPrice(value.leadsTo).currency)
    ) : null;
  const pack = packOf(value);
  return (
    <>
      {text === null ? null : <small className={styles.note}>{text}</small>}
      {CAPABILITIES.packValues && pack && areSizes(option.values.map(packOf)) && value.state !== 'elsewhere' ? (
        <PackValueNote value={pack} />
      ) : null}
    </>
  );
};
