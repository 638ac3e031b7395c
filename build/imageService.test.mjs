import { imageServiceConstant } from './imageService.js';

it.each([
  [{}, 'resize'],
  [{ SHOP_BACKEND: 'backend.json' }, 'none'],
  [{ SHOP_BACKEND: 'backend.json', SHOP_IMAGE_SERVICE: 'nginx' }, 'resize'],
  [{ SHOP_IMAGE_SERVICE: 'cloudflare' }, 'cloudflare'],
  [{ SHOP_IMAGE_SERVICE: 'imgproxy', SHOP_IMAGE_SERVICE_URL: '/images' }, 'imgproxy'],
])('with %j sizes are asked for as by %s', (environment, expected) => {
  expect(imageServiceConstant(environment)).toEqual({ IMAGE_SERVICE: JSON.stringify(expected) });
});

it('fails for an unknown service, and for one that cannot be found', () => {
  expect(() => imageServiceConstant({ SHOP_IMAGE_SERVICE: 'thumbor' })).toThrow(
    "SHOP_IMAGE_SERVICE must be one of resize, nginx, imgproxy, cloudflare, fastly, none, not 'thumbor'.",
  );
  expect(() => imageServiceConstant({ SHOP_IMAGE_SERVICE: 'imgproxy' })).toThrow('SHOP_IMAGE_SERVICE_URL');
});
