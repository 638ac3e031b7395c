const everywhere = ['shop', 'checkout'];
/** Neither films nor maps have a place on the payment page. */
const shopOnly = ['shop'];

/** Bot protection. On the payment page, too: a coupon, the sign-in or the order may be protected. */
export const captchaSettings = [
  {
    variable: 'SHOP_CAPTCHA_URL',
    key: 'captchaUrl',
    kind: 'text',
    default: '/captcha/api.js',
    policy: [{ pages: everywhere, directives: ['script-src', 'connect-src', 'frame-src'], trustedTypes: ['captcha'] }],
    description: 'script of the bot-protection provider',
  },
  {
    variable: 'SHOP_CAPTCHA_SOURCES',
    key: 'captchaSources',
    kind: 'list',
    policy: [{ pages: everywhere, directives: ['script-src', 'connect-src', 'frame-src'] }],
    description: 'addresses, comma separated, that this script loads from besides',
  },
];

const script = { pages: shopOnly, directives: ['script-src'], trustedTypes: ['video'] };
/** The stand-in's frames are on the shop's own origin. */
const frame = { pages: shopOnly, directives: ['frame-src'], ownOrigin: "'self'" };

/** What goes wrong in browsers. */
export const reportSettings = [
  {
    variable: 'SHOP_POLICY_REPORTS_URL',
    key: 'policyReportsUrl',
    kind: 'text',
    defaultText: 'the embedded backend at `/csp-report`',
    description: 'address to which browsers report what the Content-Security-Policy refused',
  },
  {
    variable: 'SHOP_ERRORS_URL',
    key: 'errorsUrl',
    kind: 'text',
    defaultText: 'the console',
    policy: [{ pages: everywhere, directives: ['connect-src'], as: 'origin' }],
    description:
      'address that takes errors of pages, as JSON by POST: id, message, stack, release and path, nothing personal',
  },
];

/** Measuring, which is off unless it is set, and begins with the visitor's consent. */
export const measuringSettings = [
  {
    variable: 'SHOP_MEASURING',
    key: 'measuring',
    kind: 'list',
    defaultText: 'none',
    description:
      'integrations, comma separated, that are told what happens in the shop once a visitor agrees: `data-layer` (docs/measuring.md)',
  },
  {
    variable: 'SHOP_VITALS_URL',
    key: 'vitalsUrl',
    kind: 'text',
    policy: [{ pages: everywhere, directives: ['connect-src'], as: 'origin' }],
    description: 'address that takes the web vitals of visitors who agree, as JSON by POST',
  },
];

/** The players of films. */
export const videoSettings = [
  {
    variable: 'SHOP_YOUTUBE_SCRIPT_URL',
    key: 'youtubeScriptUrl',
    kind: 'text',
    defaultText: 'stand-in',
    // The service's own script creates a policy of this name.
    policy: [{ ...script, foreign: { trustedTypes: ['youtube-widget-api'] } }],
    description: "script of YouTube's player; this and the next five: docs/operations.md",
  },
  {
    variable: 'SHOP_YOUTUBE_PLAYER_URL',
    key: 'youtubePlayerUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [frame],
    description: 'base of its frame; the id of the film follows',
  },
  {
    variable: 'SHOP_YOUTUBE_PICTURE_URL',
    key: 'youtubePictureUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [{ pages: shopOnly, directives: ['img-src'] }],
    description: 'base of its stills',
  },
  {
    variable: 'SHOP_VIMEO_SCRIPT_URL',
    key: 'vimeoScriptUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [script],
    description: "script of Vimeo's player",
  },
  {
    variable: 'SHOP_VIMEO_PLAYER_URL',
    key: 'vimeoPlayerUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [frame],
    description: 'base of its frame',
  },
  {
    variable: 'SHOP_VIMEO_METADATA_URL',
    key: 'vimeoMetadataUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [{ pages: shopOnly, directives: ['connect-src'] }],
    description: 'base of its descriptions of films',
  },
  {
    variable: 'SHOP_VIDEO_SCRIPT_SOURCES',
    key: 'videoScriptSources',
    kind: 'list',
    policy: [{ pages: shopOnly, directives: ['script-src'] }],
    description: 'addresses, comma separated, that these scripts load scripts from',
  },
  {
    variable: 'SHOP_VIDEO_PICTURE_SOURCES',
    key: 'videoPictureSources',
    kind: 'list',
    policy: [{ pages: shopOnly, directives: ['img-src'] }],
    description: 'addresses, comma separated, of stills besides',
  },
];

/** Without a key nothing of a map provider is loaded. */
const map = {
  pages: shopOnly,
  directives: ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'],
  when: 'mapsKey',
};

/** Maps. */
export const mapSettings = [
  {
    variable: 'SHOP_MAPS_KEY',
    key: 'mapsKey',
    kind: 'text',
    description: 'key of the map provider; without one the shop draws its maps itself',
  },
  {
    variable: 'SHOP_MAPS_URL',
    key: 'mapsUrl',
    kind: 'text',
    defaultText: '`/maps/api.js`',
    policy: [
      {
        ...map,
        trustedTypes: ['maps'],
        // Google's script creates these policies, and writes style elements, which can be allowed all together only.
        foreign: {
          trustedTypes: ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
          hasInlineStyles: true,
        },
      },
    ],
    description: 'script of the map provider',
  },
  {
    variable: 'SHOP_MAPS_SOURCES',
    key: 'mapsSources',
    kind: 'list',
    policy: [map],
    description: 'addresses, comma separated, that this script loads from besides',
  },
  {
    variable: 'SHOP_DIRECTIONS_URL',
    key: 'directionsUrl',
    kind: 'text',
    defaultText: 'Google Maps',
    description: 'where directions are; `{destination}` stands for the place',
  },
];
