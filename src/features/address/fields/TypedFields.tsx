import { Suspense, useEffect } from 'react';
import type { KnownForm } from '@/features/formFields/formField';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { AddressFormCode } from '../readAddress';
import { AddressFields, type AddressFieldsProps } from './AddressFields';
import styles from '../AddressEntry.module.css';

/** With the countries of the store; a build for Great Britain alone has no such chunk. */
const lazyCountryFields = OFFERS_COUNTRIES
  ? lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "address-countries" */ '../countries/CountryAddressFields'))
          .CountryAddressFields,
    )
  : undefined;

export interface TypedFieldsProps extends Omit<AddressFieldsProps, 'form' | 'place'> {
  formCode: AddressFormCode;
  /** Told what the merchant's form asks for. */
  onForm: ((form: KnownForm) => void) | undefined;
}

/** Nothing is shown of a form that is not known yet: its fields would move under the hands of who fills them in. */
export const TypedFields = ({ formCode, onForm, ...props }: TypedFieldsProps) => {
  const form = useKnownForm(formCode);
  useEffect(() => {
    if (form) onForm?.(form);
  }, [form, onForm]);
  const waiting = <Shimmer className={styles.waiting} />;
  if (!form) return waiting;
  return (
    <Suspense fallback={waiting}>
      {lazyCountryFields ? (
        <lazyCountryFields.Component {...props} form={form} />
      ) : (
        <AddressFields {...props} form={form} />
      )}
    </Suspense>
  );
};
