/** It runs nothing and loads nothing; its form leads back to it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style =
  'body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere;color:#12322a;background:#fbf9f4}' +
  'button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:2rem;background:#12322a;color:#fff;font:inherit}a{color:inherit}';

/** What a small page of the backend's own says, in HTML. */
export interface Notice {
  /** Language, such as `en-GB`. */
  lang: string;
  status: number;
  heading: string;
  content: string;
}

/** A page that the backend itself answers to the link of a mail or of a file: no part of the shop, found by no search engine. */
export const noticePage = ({ lang, status, heading, content }: Notice): Response =>
  new Response(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${style}</style></head>` +
      `<body><main><h1>${heading}</h1>${content}</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': policy,
      },
    },
  );
