import { useEffect } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { readStoredList } from './list/storedList';
import { syncLater } from './loadSync';

/** Shows nothing: joins what a guest chose with the list of the customer who has signed in, on whatever page that is. */
export const ListJoin = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (readStoredList()?.isGuests) dispatch(syncLater());
  }, [dispatch]);
  return null;
};
