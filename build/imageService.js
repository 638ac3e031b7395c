import { readSetting } from '../settings/table.js';

/** The constant of the code that says what kind of image service there is. A bare Magento has none. */
export const imageServiceConstant = (environment) => ({
  IMAGE_SERVICE: JSON.stringify(
    readSetting('choice', 'SHOP_IMAGE_SERVICE', environment) ?? (environment.SHOP_BACKEND ? 'none' : 'resize'),
  ),
});
