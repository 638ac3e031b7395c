import { givenShopSettings } from '../settings/table.js';

/** The settings that the environment names, as JSON that is safe inside a script element. */
export const settingsJson = (environment) => JSON.stringify(givenShopSettings(environment)).replace(/</g, '\\u003c');
