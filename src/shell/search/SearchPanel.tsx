import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SearchBox } from '@/features/search/SearchBox';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useKeptWhileClosing } from '@/ui/Dialog/useKeptWhileClosing';
import { useModalDialog } from '@/ui/Dialog/useModalDialog';
import { CloseButton } from '@/ui/CloseButton/CloseButton';
import { Wrap } from '@/ui/Wrap/Wrap';
import { searchToggled, selectIsSearchOpen } from '../appSlice';
import { HomeLink } from '../HomeLink';
import { useShopSettings } from '../useShopSettings';
import styles from './SearchPanel.module.css';

/** Categories that are offered before anything is typed. */
const mostCategories = 6;

/**
 * The search box over the page. It closes on Escape, on a click on the mask, and on any change of the route, which the
 * app's state sees to; the focus goes back to the trigger.
 */
export const SearchPanel = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { menu } = useShopSettings();
  const isOpen = useSelector(selectIsSearchOpen);
  const close = (): void => void dispatch(searchToggled(false));
  const dialog = useModalDialog(isOpen, close);
  const isRendered = useKeptWhileClosing(isOpen);
  const field = useRef<HTMLInputElement>(null);

  // Opened again, the box is empty again, even while it is still closing.
  const [visit, setVisit] = useState({ isOpen, count: 0 });
  if (visit.isOpen !== isOpen) setVisit({ isOpen, count: visit.count + Number(isOpen) });

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  return (
    <dialog {...dialog} className={styles.dialog} aria-label={intl.formatMessage({ id: 'search.submit' })}>
      {isRendered ? (
        <Wrap>
          <div className={styles.head}>
            <HomeLink />
            <CloseButton onClick={close} />
          </div>
          <SearchBox key={visit.count} fieldRef={field} categories={menu.slice(0, mostCategories)} />
        </Wrap>
      ) : null}
    </dialog>
  );
};
