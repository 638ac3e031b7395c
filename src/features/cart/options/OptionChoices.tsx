import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { finalPrice } from '@/features/catalog/shownPrice';
import { Money } from '@/kernel/i18n/Money';
import { Radio } from '@/ui/forms/Radio';
import { areSizes, PackValueNote } from '@/ui/Price/PackValueNote';
import { type CardOption, type CardVariant, isSoldOut, variantOf } from './optionChoice';
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
              <ValueOfPack option={option} variants={variants} uid={uid} />
            </>
          }
        />
      ))}
    </fieldset>
  );
};

interface ValueOfPackProps extends Pick<OptionChoicesProps, 'option' | 'variants'> {
  uid: string;
}

/** What a size costs, how long it lasts and what that saves; nothing for options that are no sizes. */
const ValueOfPack = ({ option, variants, uid }: ValueOfPackProps) => {
  const productOf = (value: string) => variantOf(variants, { [option.code]: value })?.product;
  const product = productOf(uid);
  const price = finalPrice(product);
  const packs = option.values.map(({ uid: value }) => productOf(value)?.pack_value);
  if (!CAPABILITIES.packValues || !product?.pack_value || !areSizes(packs)) return null;
  return (
    <>
      {price.value === null ? null : (
        <small className={styles.note}>
          {' '}
          <Money {...price} />
        </small>
      )}
      <PackValueNote value={product.pack_value} />
    </>
  );
};
