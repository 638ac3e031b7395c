import { BadSetting, readSetting } from '../settings/table.js';

/**
 * The constant of the code that says what kind of image service there is. A bare Magento has none. nginx is asked in the words
 * of the shop's own server, so that either may stand before a build.
 * @throws BadSetting for an unknown kind, and for one whose address is missing.
 */
export const imageServiceConstant = (environment) => {
  const service =
    readSetting('choice', 'SHOP_IMAGE_SERVICE', environment) ?? (environment.SHOP_BACKEND ? 'none' : 'resize');
  if (service === 'imgproxy' && !environment.SHOP_IMAGE_SERVICE_URL)
    throw new BadSetting(
      'SHOP_IMAGE_SERVICE=imgproxy needs its address in SHOP_IMAGE_SERVICE_URL, such as https://images.shop.example.',
    );
  return { IMAGE_SERVICE: JSON.stringify(service === 'nginx' ? 'resize' : service) };
};
