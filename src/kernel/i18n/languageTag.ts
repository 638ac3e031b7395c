/** The language tag of a locale as browsers know it: `de_DE` is `de-DE`. */
export const languageTag = (locale: string): string => locale.replace('_', '-');
