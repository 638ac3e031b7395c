import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { searchPagePath } from '@/features/search/searchPath';
import type { AppState } from '../appSlice';

/**
 * Whether the visitor is here to get something done, such as signing in, or is lost: at a fixed path, or where nothing was
 * found. The pages that invite to look around are those that the backend resolves, and the results of a search.
 */
export const useIsTaskPage = (): boolean => {
  const { pathname } = useLocation();
  const isResolved = useSelector(({ app }: { app: AppState }) => app.nextRootComponent !== null);
  return !isResolved && pathname !== searchPagePath;
};
