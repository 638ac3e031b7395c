import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { chooseCurrency } from './chooseStoreView';
import { currencyLabel } from './currencyLabel';
import { SwitchMenu, type SwitchPlace } from './parts/SwitchMenu';
import { useStoreViews } from './useStoreViews';

/** The currencies to choose from; nothing when there is only one. */
export const CurrencySwitcher = ({ place }: { place: SwitchPlace }) => {
  const { formatMessage, locale } = useIntl();
  const dispatch = useAppDispatch();
  const { currencies: codes, defaultCurrency, currentCurrency } = useStoreViews();
  if (codes.length < 2) return null;

  const options = codes.map((code) => ({ code, label: currencyLabel(code, locale) }));
  // Prices are not shown in the currency of a damaged choice.
  const chosen = currentCurrency ?? (codes.includes(settings.currency) ? settings.currency : defaultCurrency);
  return (
    <SwitchMenu
      label={formatMessage({ id: 'storeView.currency' })}
      current={options.find(({ code }) => code === chosen) ?? { code: '', label: settings.currency }}
      groups={[options]}
      onChoose={(code) => dispatch(chooseCurrency(code, codes))}
      place={place}
    />
  );
};
