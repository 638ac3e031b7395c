import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toRouteVariables } from '@/features/listing/listQuery';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { learnSettings } from '../learnSettings';
import { ResolveUrlDocument } from '../routing/ResolveURL.graphql.generated';
import type { ShopNavigator } from '../routing/navigator';
import type { ShopStore } from '../store';
import { renderApart } from './renderApart';

/** Milliseconds after which it is said in words that prices and stock are not confirmed yet. */
const patienceMs = 2000;

/** Set by the boot script. */
const checking = 'data-checking';
const isMarked = (): boolean => document.documentElement.hasAttribute(checking);
const mark = (isOn: boolean): void => void document.documentElement.toggleAttribute(checking, isOn);

const CheckingToast = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    dispatch(addToast({ type: 'info', message: formatMessage({ id: 'kept.checking' }) }));
  }, [dispatch, formatMessage]);
  return null;
};

/**
 * Asks again for what the page began with, where it is from an earlier visit: the page follows its data. Its prices and stock
 * are marked until then (ui/Price), and where it takes long the shopper is told. Without a line it is asked when that is
 * back, and when the shopper comes back to the page.
 */
export const confirmKept = (services: ThunkServices, store: ShopStore, navigator: ShopNavigator): void => {
  const { kept = [] } = window.shopBoot ?? {};
  if (kept.includes('ShopSettings')) void learnSettings(services);
  if (!kept.includes('ResolveURL')) return;
  const place = navigator.shown().location;
  const variables = toRouteVariables(place);
  let isAsking = false;
  const confirm = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const answer = await services.apollo
      .query({ query: ResolveUrlDocument, variables, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .catch(() => undefined);
    isAsking = false;
    if (!answer || answer.error) return;
    window.removeEventListener('online', onOnline);
    stopFollowing();
    mark(false);
  };
  const onOnline = (): void => void confirm();
  const stopFollowing = navigator.subscribe(() => {
    const { pathname, search } = navigator.shown().location;
    const isBack = pathname === place.pathname && search === place.search;
    if (isBack === isMarked()) return;
    mark(isBack);
    if (isBack) void confirm();
  });
  window.addEventListener('online', onOnline);
  void confirm();
  setTimeout(() => {
    if (isMarked()) renderApart(services, store, document.createElement('div'), <CheckingToast />);
  }, patienceMs);
};
