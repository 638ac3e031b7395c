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
  'Permissions-Policy': 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)',
} as const;

/** Policy of what is no page: should a browser show an answer as one, it may load and run nothing. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Adds the headers that a response of GraphQL, REST or media lacks. */
export const secureResponse = (response: Response): Response => {
  const headers = new Headers(response.headers);
  const wanted = { ...securityHeaders, 'Content-Security-Policy': inertPolicy };
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};
