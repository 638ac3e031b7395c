import { FormattedMessage, useIntl } from 'react-intl';
import { finalPrice } from '@/features/catalog/shownPrice';
import { isInStock } from '@/features/catalog/variantChoice';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { type CartLine, optionUidsOf, itemOfLine } from '../cartContents';
import { useExchange } from '../exchange/useExchange';
import type { CardVariant } from './optionChoice';
import { OptionsForm } from './OptionsForm';
import { useOptionChoice } from './useOptionChoice';

export interface EditOptionsFormProps {
  line: CartLine;
  onDone: () => void;
}

/** The plan of a variant with the frequency of the line; undefined buys it once. */
const planFor = (variant: CardVariant | undefined, line: CartLine) =>
  (variant?.product?.subscription_plans ?? []).find(
    ({ interval_weeks: weeks }) => weeks === line.subscription?.interval_weeks,
  );

/** The options of a line, those that it has chosen, and the button that takes over others. */
export const EditOptionsForm = ({ line, onDone }: EditOptionsFormProps) => {
  const money = useMoney();
  const { formatMessage } = useIntl();
  const sku = line.product.sku ?? '';
  const former = optionUidsOf(line);
  const chosen = useOptionChoice(sku, former);
  const { exchange, isBusy, error } = useExchange(line);
  const { variant, choice } = chosen;
  const uids = Object.values(choice);
  const isSame = uids.every((uid) => former.includes(uid));
  const plan = planFor(variant, line);
  const price = plan?.price ?? finalPrice(variant?.product);
  const save = async (): Promise<void> => {
    // Customisable options stay as they are.
    const offered = chosen.options.flatMap(({ values }) => values.map(({ uid }) => uid));
    const kept = former.filter((uid) => !offered.includes(uid));
    const selectedOptionUids = [...uids, ...kept];
    const requested = { ...itemOfLine(line), selectedOptionUids, planUid: plan?.uid };
    const told = formatMessage({ id: 'cart.changed' }, { name: line.product.name });
    if (isSame || (await exchange(requested, told))) onDone();
  };
  return (
    <OptionsForm
      chosen={chosen}
      action={
        isSame || (variant && isInStock(variant)) ? (
          <>
            {error === '' ? null : <Notice kind="error">{error}</Notice>}
            <Button priority="normal" isBlock isLoading={isBusy} onClick={() => void save()}>
              {price.value === null ? (
                <FormattedMessage id="account.save" />
              ) : (
                <FormattedMessage id="cart.saveOptions" values={{ price: money(price.value, price.currency) }} />
              )}
            </Button>
          </>
        ) : null
      }
    />
  );
};
