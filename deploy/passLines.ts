import { inertPolicy } from '../backend/http/securityHeaders';

/** A text as nginx takes it in double quotes. It knows no escape for a variable's dollar sign, so that may only end a regular expression. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, (character) => `\\${character}`)}"`;

/** Lines `add_header`: a location with one of its own has none of those around it, so each lists all. */
export const headerLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `        add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`)
    .join('\n');

/** Browsers keep to HTTPS: the map is in the configuration. */
export const transport = { 'Strict-Transport-Security': '$halewell_transport' };
/** Headers of what the backend answers: no page. */
export const ofAnswers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': inertPolicy, ...transport };

/** Puts the path that the backend lies below before that of a request. */
const belowPath = (backend: string): string => {
  const path = new URL(backend).pathname.replace(/\/$/, '');
  return path === '' ? '' : `        rewrite ^(.*)$ ${path}$1 break;\n`;
};

/** Sends a request on to the backend, under the backend's own host name unless said. */
export const passTo = (backend: string, host?: string, headers?: Record<string, string>): string =>
  `${belowPath(backend)}${passUnchanged(backend, host, headers)}`;

/** Sends a request on with its path as it is. */
export const passUnchanged = (
  backend: string,
  host = new URL(backend).host,
  headers: Record<string, string> = ofAnswers,
): string => `        proxy_pass ${new URL(backend).origin};
        proxy_http_version 1.1;
        proxy_ssl_server_name on;
        proxy_set_header Host ${host};
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-Host $host;
        proxy_set_header X-Forwarded-Proto $halewell_scheme;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_connect_timeout 5s;
        proxy_read_timeout 60s;
${headerLines(headers)}`;

/** Sends a request on that says for whom it is by itself, and adds no header to its answer. */
export const passPlainly = (backend: string): string => {
  const { host, origin } = new URL(backend);
  return `${belowPath(backend)}        proxy_pass ${origin};
        proxy_http_version 1.1;
        proxy_ssl_server_name on;
        proxy_set_header Host ${host};
        proxy_set_header Connection "";
        proxy_connect_timeout 5s;
        proxy_read_timeout 60s;`;
};
