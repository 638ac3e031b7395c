import { createContext } from 'react';
import { settings } from '@/kernel/app/settings';

/** Name of the store in titles: the deployment's until the backend has answered. */
export const StoreNameContext = createContext(settings.storeName);
