import { useStoreViewInPath } from '@/features/storeView/useStoreViewInPath';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { NothingHere } from './NothingHere';

/** There is no such page. A path with a store view's code before it is on its way elsewhere. */
export const NotFoundView = () => (useStoreViewInPath() ? <LoadingIndicator /> : <NothingHere />);
