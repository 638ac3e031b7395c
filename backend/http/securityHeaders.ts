/** Headers of every response of the shop's origin. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of every page besides its policy. */
export const documentHeaders = {
  ...securityHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), payment=(self), serial=(), usb=()',
} as const;

/** Policy of what is no page: should a browser show an answer as one, it may load and run nothing. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Seconds for which browsers stay with HTTPS: a year. */
const transportSeconds = 31_536_000;

/**
 * Headers of a shop that visitors reach by HTTPS: from then on their browsers ask for nothing else.
 * @param publicOrigin the shop's; without one it is on this machine only.
 */
export const transportHeaders = (publicOrigin: string | undefined): Record<string, string> =>
  publicOrigin?.startsWith('https://') ? { 'Strict-Transport-Security': `max-age=${transportSeconds}` } : {};

/** Headers of every refusal and failure, whichever part made it. */
export const failureHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': inertPolicy,
};

/** Adds the headers that a response of GraphQL, REST or media lacks. */
export const secureResponse = (response: Response): Response => {
  const headers = new Headers(response.headers);
  const wanted = { ...securityHeaders, 'Content-Security-Policy': inertPolicy };
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};
