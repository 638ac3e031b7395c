import type { ThunkServices } from '@/kernel/redux/thunk';
import { wentOffline } from '@/shell/appSlice';
import type { ShopStore } from '../store';
import { useConnectionToasts } from '../toasts/useConnectionToasts';
import { renderApart } from './renderApart';

const ConnectionToasts = () => {
  useConnectionToasts();
  return null;
};

/** Follows the line from now on. */
export const followConnection = (services: Pick<ThunkServices, 'apollo'>, store: ShopStore): void => {
  if (navigator.onLine === false) store.dispatch(wentOffline());
  renderApart(services, store, document.createElement('div'), <ConnectionToasts />);
};
