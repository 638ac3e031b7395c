/** Settings of the files of `deploy/` and of the proxy before another backend. */
export const deploySettings = [
  {
    variable: 'SHOP_SECURITY_CONTACT',
    kind: 'text',
    defaultText: 'none: no such file',
    description:
      'whom to tell of a weakness, `mailto:…` or `https://…`, comma separated: the build writes `/.well-known/security.txt`',
  },
  {
    variable: 'BACKEND_ORIGIN',
    kind: 'base',
    defaultText: 'that of `SHOP_BACKEND` or its file, else `http://localhost:8080`',
    description:
      'Magento, to which the web server passes `/graphql`, `/rest` and `/media`, with its path where it lies below one: `https://shop.example/magento`',
  },
  {
    variable: 'SHOP_MEDIA_SOURCE',
    kind: 'base',
    defaultText: '`/media` of `BACKEND_ORIGIN`, or what the store says',
    description:
      'media base of the Magento, such as that of its CDN: what the shop’s server before a Magento and the nginx site answer below `/media` is read there, and nowhere else',
  },
  {
    variable: 'SHOP_IMAGE_CACHE_MB',
    kind: 'count',
    unit: 'megabytes',
    least: 10,
    most: 1_000_000,
    default: 1000,
    description:
      'megabytes of disk that the smaller pictures of `npm start` before a Magento, or of the nginx site, may take',
  },
  {
    variable: 'SHOP_KEEP_ANSWERS',
    kind: 'count',
    unit: 'seconds',
    least: 1,
    most: 3600,
    defaultText: 'none are kept',
    description:
      'seconds for which the nginx site keeps answers to GraphQL queries that everybody may ask, such as 60 (docs/magento.md)',
  },
  {
    variable: 'PRERENDER_ORIGIN',
    kind: 'origin',
    description:
      'prerenderer for bots that run no scripts, with `SHOP_ORIGIN`, whose pages alone it opens; without it bots get the page as it is',
  },
  {
    variable: 'SHOP_STORE_LOCALES',
    kind: 'list',
    description:
      'store views whose code a path may begin with, and their locales, such as `de=de_DE`, comma separated: nginx serves their pages in their language from the first byte (the embedded backend knows its own)',
  },
  {
    variable: 'WEB_ROOT',
    kind: 'text',
    default: '/var/www/halewell',
    description: 'folder on the web server that holds the content of `dist/`',
  },
];
