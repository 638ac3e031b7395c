/** The name of a CSS property as scripts have it: `margin-top` is `marginTop`. */
export const camelCase = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
