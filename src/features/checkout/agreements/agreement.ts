import { entriesOf } from '@/kernel/entriesOf';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import type { CheckoutAgreementsQuery } from './CheckoutAgreements.graphql.generated';

/** Terms that stand at the payment. */
export type Agreement = NonNullable<NonNullable<CheckoutAgreementsQuery['checkoutAgreements']>[number]>;

/** The terms of an answer. Magento repeats those of several store views by their id. */
export const agreementsIn = (data: CheckoutAgreementsQuery | undefined): readonly Agreement[] => {
  const byId = new Map(entriesOf(data?.checkoutAgreements).map((agreement) => [agreement.agreement_id, agreement]));
  return [...byId.values()];
};

/** Whether the order is refused without its box ticked. */
export const isToBeTicked = ({ mode }: Agreement): boolean => mode === 'MANUAL';

/** Name of the box of an agreement. */
export const agreementField = ({ agreement_id: id }: Agreement): string => `agreement-${id}`;

/** Ids of the agreements whose boxes are ticked, as the call that places the order takes them. */
export const agreedIds = (agreements: readonly Agreement[], values: FormValues): string[] =>
  agreements
    .filter((agreement) => isToBeTicked(agreement) && values.isChecked(agreementField(agreement)))
    .map(({ agreement_id: id }) => String(id));
