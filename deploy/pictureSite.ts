import { imageWidths } from '../settings/imageWidths.js';
import { servedPaths } from '../settings/servedPaths.js';

export interface PictureSite {
  /** Where the store has its media, with a slash at the end; nothing else is read. */
  mediaSource: string;
  /** Address of the server inside of nginx that makes a picture smaller. */
  listen: string;
  /** Folder for what is made, and the most megabytes that it may take. */
  cacheFolder: string;
  cacheMegabytes: number;
}

/** Height of a picture in its widths: the shop's usual one, and a square. Without one a picture keeps its own. */
const shapes = [1.25, 1];
/** Of JPEG and WebP. */
const quality = 85;
/** What is larger is sent as it is. */
const mostOriginal = '20M';
/** Originals that are read at a time: each takes room in the memory until it is made smaller. */
const mostAtATime = 32;

const pathOf = (mediaSource: string): string => new URL(mediaSource).pathname;

/** Turns a path below `/media/`, or one with a size before it, into one of the store. */
const rewriteTo = (mediaSource: string, before: string): string =>
  before === pathOf(mediaSource) ? '' : `        rewrite "^${before}(.*)$" ${pathOf(mediaSource)}$1 break;\n`;

/** Leads a path below `/media/` to the store's media. */
export const belowMedia = (mediaSource: string): string => rewriteTo(mediaSource, servedPaths.media);

/** What belongs into the `http` block: which sizes there are, and where they are kept. */
export const pictureMaps = ({ cacheFolder, cacheMegabytes }: PictureSite): string => `
# Smaller pictures, made once and kept for a month from their last use.
proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=halewell_pictures:10m max_size=${cacheMegabytes}m inactive=30d use_temp_path=off;
limit_conn_zone $server_port zone=halewell_making:64k;

# The shop asks for these widths and shapes; others are refused, so that nobody can fill the disk.
map $arg_width $halewell_width {
    default refused;
    "" "";
    "~^(?:${imageWidths.join('|')})$" $arg_width;
}
map "$arg_width:$arg_height" $halewell_height {
    default "-";
${imageWidths
  .flatMap((width) =>
    shapes.map((shape) => `    "${width}:${Math.round(width * shape)}" ${Math.round(width * shape)};\n`),
  )
  .join('')}}
map "$arg_fit:$halewell_height" $halewell_way {
    default crop;
    "~:-$" resize;
    "~^bounds:" resize;
}
# Drawings have no size, and of moving pictures one frame would be left.
map "$uri $halewell_width" $halewell_size {
    default "";
    "~*\\.(?:jpe?g|png|webp) \\d+$" $halewell_way/$halewell_width/$halewell_height;
}
`;

/**
 * Locations of the site for `/media/`.
 * @param pass lines that send a request on to the store's media, with the headers of its answer.
 * @param headers lines of the headers of what is made here.
 */
export const pictureLocations = (
  { listen, mediaSource }: PictureSite,
  pass: string,
  headers: string,
): string => `    location ^~ ${servedPaths.media} {
        limit_except GET {
            deny all;
        }
        if ($halewell_width = refused) {
            return 400;
        }
        recursive_error_pages on;
        error_page 418 = @halewell_picture;
        if ($halewell_size) {
            return 418;
        }
${belowMedia(mediaSource)}${pass}
    }
    location @halewell_picture {
        rewrite ^${servedPaths.media}(.*)$ /$halewell_size/$1? break;
        proxy_pass http://${listen};
        proxy_http_version 1.1;
        proxy_set_header Host halewell_pictures;
        proxy_set_header Connection "";
        proxy_read_timeout 30s;
        proxy_cache halewell_pictures;
        proxy_cache_key $uri;
        # An editor may put another picture at the same address: after a day it is made again, behind an answer.
        proxy_cache_valid 200 1d;
        proxy_cache_valid 415 1m;
        proxy_cache_lock on;
        proxy_cache_lock_timeout 15s;
        proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
        proxy_cache_background_update on;
        proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
        proxy_hide_header Cache-Control;
        proxy_hide_header Expires;
        proxy_hide_header Pragma;
        proxy_hide_header Set-Cookie;
        proxy_intercept_errors on;
        recursive_error_pages on;
        # What cannot be made smaller is sent as the store has it, and what is not there as the store says so.
        error_page 415 500 502 503 504 = @halewell_original;
        add_header Cache-Control "public, max-age=2592000";
${headers}
    }
    location @halewell_original {
${rewriteTo(mediaSource, '/(?:crop|resize)/\\d+/[^/]+/')}${pass}
    }
`;

const making = (way: 'crop' | 'resize', mediaSource: string): string => {
  const { host, origin } = new URL(mediaSource);
  return `    location ~ "^/${way}/(?<halewell_${way}_width>\\d+)/(?<halewell_${way}_height>\\d+|-)/" {
        rewrite "^/${way}/\\d+/[^/]+/(.*)$" ${pathOf(mediaSource)}$1 break;
        proxy_pass ${origin};
        proxy_http_version 1.1;
        proxy_ssl_server_name on;
        proxy_set_header Host ${host};
        proxy_set_header Connection "";
        proxy_set_header Accept image/*;
        proxy_set_header Accept-Encoding "";
        proxy_connect_timeout 5s;
        proxy_read_timeout 15s;
        image_filter ${way} $halewell_${way}_width $halewell_${way}_height;
    }
`;
};

/** The server inside of nginx that makes pictures smaller. It reads the store's media and nothing else. */
export const pictureServer = ({ listen, mediaSource }: PictureSite): string => `
# Needs nginx's image filter: Debian's libnginx-mod-http-image-filter.
server {
    listen ${listen};
    server_name halewell_pictures;
    access_log off;
    limit_conn halewell_making ${mostAtATime};
    image_filter_buffer ${mostOriginal};
    image_filter_jpeg_quality ${quality};
    image_filter_webp_quality ${quality};
    image_filter_interlace on;

${making('crop', mediaSource)}${making('resize', mediaSource)}    location / {
        return 404;
    }
}
`;
