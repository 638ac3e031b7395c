import { CurrencySwitcher } from '@/features/storeView/CurrencySwitcher';
import { StoreSwitcher } from '@/features/storeView/StoreSwitcher';
import { useStoreViews } from '@/features/storeView/useStoreViews';
import { Icon } from '@/ui/Icon/Icon';
import { useLocaleText } from '../useLocaleText';
import styles from './FooterLegal.module.css';

/** Region, language and currency: switchers where there is a choice, otherwise the bare words (spec §2.5). */
export const LocaleChoice = () => {
  const { hasChoice } = useStoreViews();
  const text = useLocaleText();
  return (
    <div className={styles.locale}>
      {hasChoice ? (
        <>
          <StoreSwitcher place="above" />
          <CurrencySwitcher place="above" />
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
