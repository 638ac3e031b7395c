import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { type ComparedProduct, mostCompared, toggleCompared } from './compared';
import { syncLater } from './loadSync';

/** Returns what puts a product into the comparison or takes it out; a full one says so. */
export const useToggleCompared = (): ((product: ComparedProduct) => void) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (product) => {
    if (toggleCompared(product)) {
      if (CAPABILITIES.compareLists) dispatch(syncLater());
      return;
    }
    dispatch(addToast({ type: 'info', message: formatMessage({ id: 'compare.full' }, { count: mostCompared }) }));
  };
};
