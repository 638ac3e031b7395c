const maximumLength = 254;

/** Whether the text has the shape of an email address: one @, no spaces or invisible signs, a dot in the domain. */
export const isEmail = (text: string): boolean =>
  text.length <= maximumLength &&
  !/[\p{Cf}\p{Cc}]/u.test(text) &&
  /^[^\s@"<>]+@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/.test(text);

/** An address that its owner recognises and nobody else can use: `j…@…`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…@…`;
