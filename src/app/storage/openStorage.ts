import { settings } from '@/kernel/app/settings';
import { browserStorage, type RawStorage } from '@/kernel/storage/shopStorage';
import { createSteadyStorage } from '@/kernel/storage/steadyStorage';

const loadRescue = () => import(/* webpackChunkName: "recovery" */ './openRescue');

/** Whether an earlier page of this visit had to put entries elsewhere. */
const wasRescued = (): boolean => {
  try {
    return document.cookie.includes(`${settings.storageNamespace}__`) || 'kept' in (window.history.state ?? {});
  } catch {
    return false;
  }
};

/** The storage of the shop, with whatever an earlier page has put elsewhere (docs/decisions/042). */
export const openStorage = async (): Promise<RawStorage> => {
  const local = browserStorage();
  const storage = createSteadyStorage(local, loadRescue);
  if (!local || wasRescued()) await storage.rescue();
  return storage;
};
