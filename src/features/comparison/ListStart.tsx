import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { syncLater } from './loadSync';
import { readAllCompared } from './compared';

/**
 * Shows nothing: brings the backend's list and the browser's together when a page with a comparison opens, and when
 * somebody signs in or out. A guest who compares nothing has no list.
 */
export const ListStart = () => {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn || readAllCompared().length > 0) dispatch(syncLater());
  }, [dispatch, isSignedIn]);
  return null;
};
