/** The pages that an installed shop offers on its icon, by the message that names them. */
const shortcuts = [
  { message: 'cart.pageTitle', url: '/cart' },
  { message: 'orders.title', url: '/order-history' },
];

const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

/**
 * The manifest, by which a browser installs the shop, under the shop's own name and in its language.
 * @param text what does not differ from shop to shop (public/manifest.webmanifest).
 * @param shop name, locale such as `en_GB`, and that locale's messages.
 * @param brand its description, and the screenshots that a browser shows before it installs.
 */
export const manifestText = (text, { name, locale, messages }, { description, screenshots }) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(description ? { description } : {}),
    lang: locale.replace('_', '-'),
    ...JSON.parse(text),
    shortcuts: shortcuts.map(({ message, url }) => ({ name: messages[message], url, icons: [icon] })),
    ...(screenshots.length > 0
      ? {
          screenshots: screenshots.map(({ file, width, height }) => ({
            src: `/screenshots/${file}`,
            sizes: `${width}x${height}`,
            type: 'image/webp',
            form_factor: width > height ? 'wide' : 'narrow',
          })),
        }
      : {}),
  });
