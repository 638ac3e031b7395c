import { settings } from '@/kernel/app/settings';
import { log } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';

/**
 * Finds the paths of pages in other store views, whose products and categories may be named in another language there.
 * @param onFound called when a path that was asked for is known.
 * @returns the path; undefined until it is known, and where the store view has no such page or the question failed. Each
 *   is asked for once: no address is better than a wrong one.
 */
export const findPaths = ({ apollo }: Pick<ThunkServices, 'apollo'>, onFound: () => void) => {
  const paths = new Map<string, string | undefined>();

  const find = async (view: string, path: string, key: string): Promise<void> => {
    try {
      const { findSamePage } = await import('@/features/storeView/findSamePage');
      paths.set(key, await findSamePage(apollo, path, settings.storeCode, view));
      onFound();
    } catch (error) {
      log.warn('The address of the page in another language is not known.', error);
    }
  };

  return (view: string, path: string): string | undefined => {
    if (path === '/') return path;
    const key = `${view} ${path}`;
    if (!paths.has(key)) {
      paths.set(key, undefined);
      void find(view, path, key);
    }
    return paths.get(key);
  };
};
