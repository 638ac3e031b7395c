import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { EmitText } from '../emitText.js';
import { manifestText } from '../manifest.js';
import { noticesOfBuild } from '../notices.js';
import { fontUrl, pageAssetsJson } from '../pageAssets.js';
import { robotsText } from '../robotsText.js';
import { securityText } from '../securityText.js';
import { settingsJson } from '../shopSettings.js';

import { root } from './sources.js';

/** Files of the styles. */
export const extractStyles = (isProduction) =>
  new MiniCssExtractPlugin({
    filename: isProduction ? 'static/[name].[contenthash:6].css' : 'static/[name].css',
    // CSS modules do not depend on the order of files.
    ignoreOrder: true,
  });

/** What the page and the manifest call the shop. */
const shopName = ({ name }) => process.env.SHOP_STORE_NAME || name || 'Shop';

/** Picture beside a link to the shop: a brand of its own has one made for it. Without an origin the server completes it. */
const sharedPicture = ({ name }) => `${process.env.SHOP_ORIGIN || ''}/icons/${name ? 'og-image.jpg' : 'icon-512.png'}`;

/** What comes with the HTML; the boot script asks for the rest (src/boot/loadShop.ts). */
const isEarly = (script) => script.includes('/vendor-react.');

/**
 * The page: scripts at once, styles by the boot script, so that the first paint does not wait for them. Nor does it wait
 * for the font, whose link stands in the body: for one in the head Chrome holds the first paint back for 50 ms. The
 * script that asks stands behind the start view: behind a script the parser rests, and the browser paints what it has.
 */
export const page = ({ boot, view, content, isProduction, routes, brand }) =>
  new HtmlWebpackPlugin({
    template: join(root, 'public/index.html'),
    scriptLoading: 'defer',
    inject: false,
    chunks: ['main'],
    minify: isProduction ? { collapseWhitespace: true, removeComments: true, keepClosingSlash: false } : false,
    templateParameters: (compilation, assets) => ({
      scripts: {
        early: assets.js.filter(isEarly),
        late: assets.js.filter((script) => !isEarly(script)),
      },
      boot,
      bootStyles: view.styles,
      bootStart: view.start,
      bootTemplates: view.templates,
      contentView: { script: `/${content.script.name}`, styles: `/${content.styles.name}` },
      language: (process.env.SHOP_LOCALE || 'en_GB').replace('_', '-'),
      settings: settingsJson(process.env),
      shopName: shopName(brand),
      description: brand.description,
      sharedPicture: sharedPicture(brand),
      pageAssets: pageAssetsJson(compilation, routes),
      textFont: fontUrl(compilation, 'instrument-sans-base'),
    }),
  });

/** The manifest in the shop's language. */
const ownManifest = (brand) => (content) => {
  const locale = process.env.SHOP_LOCALE || 'en_GB';
  const messages = JSON.parse(readFileSync(join(root, `i18n/${locale}.json`), 'utf8'));
  return manifestText(content.toString(), { name: shopName(brand), locale, messages }, brand);
};

/** The files of `public`, some of them with what the shop is called and allows. */
export const copyPublicFiles = ({ uncrawledPaths }, brand) =>
  new CopyPlugin({
    patterns: [
      {
        from: join(root, 'public'),
        globOptions: { ignore: ['**/index.html', '**/robots.txt', '**/manifest.webmanifest'] },
        noErrorOnMissing: true,
      },
      {
        from: join(root, 'public/robots.txt'),
        transform: (content) =>
          // The embedded backend knows its origin when it serves.
          robotsText(content.toString(), uncrawledPaths, process.env.SHOP_BACKEND && process.env.SHOP_ORIGIN),
      },
      { from: join(root, 'public/manifest.webmanifest'), transform: ownManifest(brand) },
    ],
  });

/** What the service worker is made of, which is compiled apart from the shop. */
const ofWorker = ['core', 'expiration', 'precaching', 'strategies'].map((name) =>
  join(root, `node_modules/workbox-${name}`),
);

/** Texts for people: the licences of what is in the build, and whom to tell of a weakness. */
export const texts = () => {
  const { SHOP_SECURITY_CONTACT: contact } = process.env;
  return [
    new EmitText('licences.txt', (compilation) => noticesOfBuild(compilation, ofWorker)),
    ...(contact ? [new EmitText('.well-known/security.txt', () => securityText(contact, Date.now()))] : []),
  ];
};
