import { useMemo } from 'react';

import { useAppDispatch } from '@/kernel/redux/hooks';
import { readRememberedImage } from './imagesBySku';

/** The picture that the backend sent, else the one that was remembered for the sku. */
export const useRememberedImage = (sent: string | undefined, sku: string | null | undefined): string | undefined => {
  const dispatch = useAppDispatch();
  return useMemo(() => sent ?? dispatch(readRememberedImage(sku)), [dispatch, sent, sku]);
};
