import { CurrencySwitcher } from '@/features/storeView/CurrencySwitcher';
import { StoreSwitcher } from '@/features/storeView/StoreSwitcher';
import { useStoreViews } from '@/features/storeView/useStoreViews';
import { Icon } from '@/ui/Icon/Icon';
import { useLocaleText } from './useLocaleText';

export interface LocaleChoiceProps {
  /** Where the lists open: over the footer, or in the flow of the drawer. */
  place: 'above' | 'inline';
  className?: string;
}

/** Region, language and currency: switchers where there is a choice, otherwise the bare words. */
export const LocaleChoice = ({ place, className }: LocaleChoiceProps) => {
  const { hasChoice } = useStoreViews();
  const text = useLocaleText();
  return (
    <div className={className}>
      {hasChoice ? (
        <>
          <StoreSwitcher place={place} />
          <CurrencySwitcher place={place} />
        </>
      ) : (
        <>
          <Icon name="globe" size={18} />
          {text}
        </>
      )}
    </div>
  );
};
