import { magentoPaths } from '../settings/servedPaths.js';

export interface KeptAnswers {
  /** How long an answer counts as fresh, in seconds. */
  seconds: number;
  /** Address of the servers inside of nginx that keep answers and ask for them. */
  listen: string;
  /** Folder for what is kept. */
  cacheFolder: string;
}

/** The most megabytes that answers take on the disk. */
const mostMegabytes = 256;
/** How long an answer goes on being given while Magento is down, in seconds. */
const outageSeconds = 3600;
/** How long a question waits for the same one that is on its way. */
const lockSeconds = 1;
/** X-Magento-Tags names every product of an answer; it is read as a whole, and kept from the browser. */
const headerRoom = '128k';

/** Cookies of Magento's own pages: who has one may be signed in there. */
const signInCookies = ['PHPSESSID', 'X-Magento-Vary', 'persistent_shopping_cart'];

/** Headers that an answer depends on. */
const keyHeaders = ['Store', 'Content-Currency', 'X-Magento-Cache-Id', 'x-api-key'];

/** The variable of nginx for a header of the request. */
const variableOf = (header: string): string => `$http_${header.toLowerCase().replaceAll('-', '_')}`;

/** What belongs into the `http` block: which questions have a kept answer, which answers are kept, and where. */
export const keptMaps = ({ seconds, cacheFolder }: KeptAnswers): string => `
# Answers to questions that everybody may ask, for ${seconds} s (SHOP_KEEP_ANSWERS).
proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=halewell_answers:10m max_size=${mostMegabytes}m inactive=${seconds + outageSeconds}s use_temp_path=off;
map $http_cookie $halewell_signed_in {
    default 0;
    "~(?:^|;\\s*)(?:${signInCookies.join('|')})=" 1;
}
# Headers of another form could be read as those of another question's key.
map "$http_store:$http_content_currency:$http_x_magento_cache_id" $halewell_odd {
    default 1;
    "~^\\w*:[A-Z]*:[0-9a-f]*$" 0;
}
# Neither a customer's question nor a preview: those go to Magento past everything that is kept.
map "$request_method $halewell_signed_in$halewell_odd$http_authorization$http_preview_version" $halewell_public {
    default "";
    "GET 00" 1;
}
# Magento calls public what may be kept: never an error, a cart or an answer without tags. Who sent an id gets an answer that
# is kept for this id only where Magento gives the same.
map "$http_x_magento_cache_id:$upstream_http_x_magento_cache_id" $halewell_same_id {
    volatile;
    default 0;
    "~^:" 1;
    "~^([0-9a-f]+):\\1$" 1;
}
map "$upstream_status $halewell_same_id $upstream_http_set_cookie|$upstream_http_content_type|$upstream_http_cache_control" $halewell_answer_lifetime {
    volatile;
    default "no-store";
    "~*\\|.*\\|.*(?:private|no-store|no-cache)" "no-store";
    "~*^200 1 \\|application/(?:graphql-response\\+)?json\\b[^|]*\\|(?:.*[\\s,])?public\\b" "max-age=${seconds}, stale-while-revalidate=${seconds}";
}
`;

/** X-Magento-Tags may be longer than all else together. */
const tagRoom = `        proxy_buffer_size ${headerRoom};
        proxy_buffers 8 ${headerRoom};
        proxy_busy_buffers_size 256k;
`;

/** What a browser is told of an answer: it would keep it by its address alone, for the next one who signs in. */
const forBrowsers = `        proxy_hide_header Cache-Control;
        proxy_hide_header Expires;
        proxy_hide_header Pragma;
        proxy_hide_header X-Magento-Tags;
${tagRoom}        add_header Cache-Control "no-store" always;
`;

/** Passes on to one of the servers below, by its name. */
const passToServer = (listen: string, name: string): string => `        proxy_pass http://${listen};
        proxy_http_version 1.1;
        proxy_set_header Host ${name};
        proxy_set_header Connection "";
        proxy_read_timeout 65s;
`;

/**
 * Locations of the site for GraphQL.
 * @param pass lines that send a request on to Magento, with the headers of its answer.
 * @param headers lines of the headers of a kept answer.
 */
export const keptLocations = ({ listen }: KeptAnswers, pass: string, headers: string): string => `    location = ${
  magentoPaths.graphql
} {
        error_page 418 = @halewell_kept;
        if ($halewell_public) {
            return 418;
        }
${forBrowsers}${pass}
    }
    location @halewell_kept {
        # Of the visitor only what is in the key goes on: no cookie, address or header else can be in what others are given.
        proxy_pass_request_headers off;
        proxy_pass_request_body off;
${keyHeaders.map((header) => `        proxy_set_header ${header} ${variableOf(header)};\n`).join('')}        proxy_set_header Accept "application/graphql-response+json, application/json;q=0.9";
        proxy_set_header Accept-Encoding "";
        proxy_set_header User-Agent nginx;
        proxy_set_header X-Forwarded-Host $host;
        proxy_set_header X-Forwarded-Proto $halewell_scheme;
${passToServer(listen, 'halewell_answers')}${forBrowsers}${headers}
    }
`;

/**
 * The servers inside of nginx, at one address.
 *
 * The first keeps answers. It is one of its own because a connection stands still while nginx asks again behind a stale
 * answer: that is now the one to this server, and no visitor's.
 *
 * The second asks Magento for what may be kept, and says for how long. The lifetime bounds what is given while it is asked
 * for again; `proxy_cache_use_stale updating` in its place would go on giving an answer for ever once Magento calls its
 * successor one that is not to be kept.
 * @param pass lines that send a request on to Magento.
 */
export const keptServers = ({ listen }: KeptAnswers, pass: string): string => `
server {
    listen ${listen};
    server_name halewell_answers;
    access_log off;
    large_client_header_buffers 4 16k;

    location = ${magentoPaths.graphql} {
${passToServer(listen, 'halewell_questions')}${tagRoom}        proxy_cache halewell_answers;
        proxy_cache_key "$request_method $http_x_forwarded_proto://$http_x_forwarded_host$request_uri ${keyHeaders.map(variableOf).join('|')}";
        proxy_cache_lock on;
        proxy_cache_lock_timeout ${lockSeconds}s;
        # What is stale is given while it is asked for again, for as long as its lifetime says and no longer.
        proxy_cache_background_update on;
        proxy_cache_use_stale error timeout http_502 http_503 http_504;
        add_header X-Cache-Status $upstream_cache_status always;
    }
    location / {
        return 404;
    }
}
server {
    listen ${listen};
    server_name halewell_questions;
    access_log off;
    large_client_header_buffers 4 16k;

    location = ${magentoPaths.graphql} {
        proxy_hide_header Cache-Control;
        proxy_hide_header Expires;
        proxy_hide_header X-Accel-Expires;
${tagRoom}        add_header Cache-Control $halewell_answer_lifetime always;
${pass}
    }
    location / {
        return 404;
    }
}
`;
