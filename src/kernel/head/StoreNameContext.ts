import { createContext } from 'react';
import { settings } from '@/kernel/app/settings';

/** What the store is called in titles: the deployment's word until the backend has said it. */
export const StoreNameContext = createContext(settings.storeName);
