import { documentHeaders, inertPolicy, securityHeaders } from '../backend/http/securityHeaders';
import { workerPolicy } from '../backend/http/staticFiles';
import { fileFolders, filePattern, magentoFiles, magentoPaths, mailPattern } from '../settings/servedPaths.js';
import type { Deployment } from './deployment';
import { keptLocations, keptMaps, keptServers } from './keptAnswers';
import { pageFile } from './languagePages';
import { headerLines, ofAnswers, passPlainly, passTo, passUnchanged, quoted, transport } from './passLines';
import { belowMedia, pictureLocations, pictureMaps, pictureServer, type PictureSite } from './pictureSite';

/** Bots that read a page without running its scripts, or with long delays. */
const bots = [
  'googlebot',
  'bingbot',
  'yandex',
  'baiduspider',
  'duckduckbot',
  'applebot',
  'facebookexternalhit',
  'twitterbot',
  'linkedinbot',
  'pinterest',
  'slackbot',
  'whatsapp',
];

const ofFiles = { ...securityHeaders, ...transport };
/** Of what nginx answers by itself, before any location. */
const ofRefusals = { ...ofFiles, 'Content-Security-Policy': inertPolicy };
const ofMagentoPages = { 'X-Content-Type-Options': 'nosniff', ...transport };
const ofPages = {
  ...documentHeaders,
  ...transport,
  'Content-Security-Policy': '$halewell_policy',
  'Cache-Control': 'no-cache',
};

/**
 * Sends an address of a mail on. Magento leads a page that is asked for under another name than its own address back to that,
 * and its mails name it: so it is asked under the name that the visitor used.
 */
const passMail = (origin: string): string => `${passTo(origin, '$http_host', ofMagentoPages)}
        proxy_redirect off;`;

/** A place of nginx for a path, or for all below one that ends in a slash. */
const placeOf = (path: string): string => (path.endsWith('/') ? `^~ ${path}` : `= ${path}`);

/** Host and port of an origin. */
const addressOf = (origin: string): string => {
  const { hostname, port, protocol } = new URL(origin);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
};

/** Which page a path gets: that of its store view, whose code is a whole segment. */
const pageLines = (codes: readonly string[]): string =>
  codes.map((code) => `\n    "~^/${code}(?:/|$)" /${pageFile(code)};`).join('');

const botMap = (origin: string | undefined): string =>
  origin === undefined
    ? ''
    : `
upstream halewell_prerender {
    server ${addressOf(origin)};
}
# Bots get the page as a prerenderer sees it; the prerenderer itself gets the shop.
map $http_user_agent $halewell_is_bot {
    default 0;
    "~*(?:${bots.join('|')})" 1;
}
map $http_x_prerender $halewell_prerender {
    "" $halewell_is_bot;
    default 0;
}
`;

const botCheck = (origin: string | undefined): string =>
  origin === undefined
    ? ''
    : `
        error_page 418 = @prerender;
        if ($halewell_prerender) {
            return 418;
        }`;

const botLocation = (origin: string | undefined, publicOrigin: string | undefined): string =>
  origin === undefined || publicOrigin === undefined
    ? ''
    : `
    location @prerender {
        proxy_pass ${new URL(origin).protocol}//halewell_prerender/${publicOrigin}$request_uri;
        proxy_set_header Host ${new URL(origin).host};
        proxy_ssl_server_name on;
        proxy_read_timeout 30s;
${headerLines(ofFiles)}
    }
`;

/** Pictures and films: passed on to where the store has them, or made smaller on the way. */
const mediaLocations = (mediaSource: string, pictures: PictureSite | undefined): string => {
  const pass = passUnchanged(mediaSource);
  return pictures
    ? pictureLocations(pictures, pass, headerLines(ofAnswers))
    : `    location ${placeOf(magentoPaths.media)} {
${belowMedia(mediaSource)}${pass}
    }
`;
};

/** Types of answers that are compressed here. */
const answerTypes = 'application/json application/graphql-response+json';

/** An answer that comes compressed could not be packed tighter. */
const plainlyAsked = '        proxy_set_header Accept-Encoding "";\n';

/** GraphQL: passed on, with public answers from what is kept where the deployment keeps any. */
const graphqlLocations = ({ backendOrigin, kept }: Deployment): string =>
  kept
    ? keptLocations(kept, plainlyAsked + passTo(backendOrigin), headerLines(ofAnswers))
    : `    location ${placeOf(magentoPaths.graphql)} {
${plainlyAsked}${passTo(backendOrigin)}
    }
`;

/** A photo with a review. */
const reviewPhotos = '\n        client_max_body_size 6m;';

/**
 * Refuses requests for another name than the shop's, as the embedded backend does. One without a name, such as a load
 * balancer's by HTTP/1.0, is answered.
 */
const nameCheck = (publicOrigin: string | undefined): string =>
  publicOrigin === undefined
    ? ''
    : `
    if ($host != ${new URL(publicOrigin).hostname}) {
        return 421;
    }`;

/**
 * The nginx configuration of a deployment: files with their caching, precompressed; pages with the policy that fits
 * this build; GraphQL, REST and media from the backend. It goes into the `http` block (conf.d).
 */
export const nginxConfiguration = (deployment: Deployment): string => {
  const { backendOrigin, checkoutPaths, kept, listen, policies, prerenderOrigin, publicOrigin, webRoot } = deployment;
  const mediaSource = `${deployment.mediaSource ?? `${backendOrigin}/media`}/`;
  const pictures = deployment.pictures && { ...deployment.pictures, mediaSource };
  const codes = Object.keys(deployment.storeLocales);
  const serverName = publicOrigin === undefined ? '_' : new URL(publicOrigin).hostname;
  return `# Made by \`npm run build\` for this build of the shop: its policies name the hashes of its inline code.
# Copy it to /etc/nginx/conf.d/halewell.conf and the content of dist/ to ${webRoot}, together.

# The payment page has a policy of its own.
map $halewell_path $halewell_policy {
    default ${quoted(policies.shop)};
    ${quoted(`~${checkoutPaths.source}`)} ${quoted(policies.checkout)};
}

# The page is in the language of the store view whose code begins the path (SHOP_STORE_LOCALES).
map $halewell_path $halewell_page {
    default /index.html;${pageLines(codes)}
}

# Magento leads from HTTP on to HTTPS, which may end at a load balancer before nginx.
map $http_x_forwarded_proto $halewell_scheme {
    default $http_x_forwarded_proto;
    "" $scheme;
}

# Browsers keep to HTTPS once they saw the shop over it; a load balancer before nginx says so in a header.
map "$scheme $http_x_forwarded_proto" $halewell_transport {
    default "";
    ~https "max-age=31536000";
}

# What has a content hash in its name never changes.
map $uri $halewell_lifetime {
    default "no-cache";
    "~^/static/.*[.-][0-9a-f]{6,}\\.[a-z0-9]+$" "public, max-age=31536000, immutable";
}
${botMap(prerenderOrigin)}${pictures ? pictureMaps(pictures) : ''}${kept ? keptMaps(kept) : ''}
server {
    listen ${listen};
    server_name ${serverName};
    root ${webRoot};
    server_tokens off;
${headerLines(ofRefusals).replace(/^ {4}/gm, '')}${nameCheck(publicOrigin)}
    # The path as it was asked for: try_files changes $uri.
    set $halewell_path $uri;
    absolute_redirect off;
    # The longest GraphQL query by GET, and the cookies of Magento's own pages.
    large_client_header_buffers 4 16k;
    client_max_body_size 1m;

    # Files are compressed by the build, answers on the way. With Debian's libnginx-mod-http-brotli-static,
    # halewell-brotli.conf switches .br on for files as well; with libnginx-mod-http-brotli-filter,
    # halewell-brotli-answers.conf packs answers tighter.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 256;
    gzip_types ${answerTypes};
    include halewell-brotli*.conf;

    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        image/svg+xml svg;
        image/png png;
        image/jpeg jpg;
        image/webp webp;
        image/avif avif;
        image/x-icon ico;
        font/woff2 woff2;
        text/plain txt;
        application/xml xml;
    }
    charset utf-8;
    charset_types text/css text/javascript application/json text/plain;

${mediaLocations(mediaSource, pictures)}${graphqlLocations(deployment)}${Object.values(magentoPaths)
    .filter((path) => path !== magentoPaths.media && path !== magentoPaths.graphql)
    .map(
      (path) => `    location ${placeOf(path)} {${path === magentoPaths.rest ? reviewPhotos : ''}
${passTo(backendOrigin)}
    }
`,
    )
    .join('')}
    # Magento serves files of its own below /static/, too: those of its admin and of pages that are not the shop's.
    location ~ ${quoted(magentoFiles)} {
${passTo(backendOrigin)}
    }
    # What only Magento can do of the links in its mails: it then leads on to a page of the shop.
    location ~ ${quoted(mailPattern)} {
${passMail(backendOrigin)}
    }
    # The compressed copies are no files of their own.
    location ~ ^(?:${fileFolders.join('|')}).*\\.(?:br|gz)$ {
        return 404;
${headerLines(ofFiles)}
    }

    # A service worker's requests obey the policy of its script.
    location = /sw.js {
${headerLines({ ...ofFiles, 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy })}
    }
    # A file that is not there, such as a chunk of a former build, is a 404, never a page: the shop then reloads once.
    location ~ ${quoted(filePattern)} {
        try_files $uri =404;
${headerLines({ ...ofFiles, 'Cache-Control': '$halewell_lifetime' })}
    }

    # Every other path is a page, whatever its suffix; the shop asks the backend what it is.
    location / {${botCheck(prerenderOrigin)}
        try_files $halewell_page =404;
${headerLines(ofPages)}
    }
${botLocation(prerenderOrigin, publicOrigin)}}
${pictures ? pictureServer(pictures) : ''}${kept ? keptServers(kept, passPlainly(backendOrigin)) : ''}`;
};
