import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { enterStoreView } from './chooseStoreView';
import { possibleStoreCode, splitStoreViewPath } from './storeViewPath';
import { useStoreViews } from './useStoreViews';

/**
 * For a path that leads nowhere: when it begins with the code of a store view, the shop goes there, switching to it if it
 * is another one. Asked only then, so that other paths cost nothing.
 * @returns whether the shop is on its way, or still finding out.
 */
export const useStoreViewInPath = (): boolean => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isPossible = possibleStoreCode(pathname) !== undefined;
  const { views, isLoading } = useStoreViews({ skip: !isPossible });
  const found = splitStoreViewPath(
    pathname,
    views.map(({ code }) => code),
  );
  const view = views.find(({ code }) => code === found?.code);
  const target = found && found.path + search + hash;

  useEffect(() => {
    if (!view || target === undefined) return;
    if (view.code === settings.storeCode) void navigate(target, { replace: true });
    else dispatch(enterStoreView(view, target));
  }, [view, target, navigate, dispatch]);

  return isPossible && (isLoading || view !== undefined);
};
