import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import type { GiftOptionAmountsFragment } from '../operations/CartDetails.graphql.generated';
import { TaxedMoney } from '../totals/TaxedMoney';
import type { TaxDisplay } from '../useCart';
import { GiftTaxesDocument, type GiftTaxesQuery } from './GiftTaxes.graphql.generated';

export interface GiftOptionRowsProps {
  options: GiftOptionAmountsFragment;
  /** A cart, or what was ordered. */
  place: 'cart' | 'sales';
  /** How the sums beside them are shown. */
  display: TaxDisplay;
}

type Config = NonNullable<GiftTaxesQuery['storeConfig']>;

/** The real backend's numbers, as text. */
const displays: Readonly<Record<string, TaxDisplay>> = { '1': 'excluding', '2': 'including', '3': 'both' };

/** The rows of an order have to add up to its total, which is told with its tax or without: there the store only adds the other amount. */
const displayOf = (told: string | null | undefined, { place, display }: GiftOptionRowsProps): TaxDisplay => {
  const wanted = displays[told ?? ''] ?? display;
  return place === 'cart' || wanted === 'both' ? wanted : display;
};

const told = (config: Config | null | undefined, place: 'cart' | 'sales', option: 'gift_wrapping' | 'printed_card') =>
  config?.[`${place}_${option}`];

/** What gift options cost, among the sums of a cart or an order. */
export const GiftOptionRows = (props: GiftOptionRowsProps) => {
  const { options, place } = props;
  const { data } = useQuery(GiftTaxesDocument);
  const config = data?.storeConfig;
  const wrapping = displayOf(told(config, place, 'gift_wrapping'), props);
  const rows = [
    {
      id: 'giftOption.orderWrapping',
      display: wrapping,
      excluding: options.gift_wrapping_for_order,
      including: options.gift_wrapping_for_order_incl_tax,
    },
    {
      id: 'giftOption.itemWrapping',
      display: wrapping,
      excluding: options.gift_wrapping_for_items,
      including: options.gift_wrapping_for_items_incl_tax,
    },
    {
      id: 'giftOption.card',
      display: displayOf(told(config, place, 'printed_card'), props),
      excluding: options.printed_card,
      including: options.printed_card_incl_tax,
    },
  ] as const;
  return rows.map(({ id, display, excluding, including }) =>
    excluding?.value || including?.value ? (
      <TotalsRow key={id} label={<FormattedMessage id={id} />}>
        {/* Older versions tell the amount without tax only. */}
        <TaxedMoney display={including ? display : 'excluding'} including={including} excluding={excluding} />
      </TotalsRow>
    ) : null,
  );
};
