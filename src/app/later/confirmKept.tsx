import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toRouteVariables } from '@/features/listing/listQuery';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { learnSettings } from '../learnSettings';
import { ResolveUrlDocument } from '../routing/ResolveURL.graphql.generated';
import type { ShopStore } from '../store';
import { renderApart } from './renderApart';

/** Milliseconds after which it is said in words that prices and stock are not confirmed yet. */
const patienceMs = 2000;

const isChecking = (): boolean => document.documentElement.dataset.checking !== undefined;

const CheckingToast = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    dispatch(addToast({ type: 'info', message: formatMessage({ id: 'kept.checking' }) }));
  }, [dispatch, formatMessage]);
  return null;
};

/**
 * Asks again for what the page began with, where it is from an earlier visit: the page follows its data. Prices and stock are
 * marked until then (ui/Price), and where it takes long the shopper is told; without a line it is asked when that is back.
 */
export const confirmKept = (services: ThunkServices, store: ShopStore): void => {
  const { kept = [] } = window.shopBoot ?? {};
  if (kept.includes('ShopSettings')) void learnSettings(services, store);
  if (!kept.includes('ResolveURL')) return;
  const variables = toRouteVariables(window.location);
  const confirm = async (): Promise<void> => {
    const answer = await services.apollo
      .query({ query: ResolveUrlDocument, variables, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .catch(() => undefined);
    if (!answer || answer.error) return;
    delete document.documentElement.dataset.checking;
    window.removeEventListener('online', onOnline);
  };
  const onOnline = (): void => void confirm();
  window.addEventListener('online', onOnline);
  void confirm();
  setTimeout(() => {
    if (isChecking()) renderApart(services, store, document.createElement('div'), <CheckingToast />);
  }, patienceMs);
};
