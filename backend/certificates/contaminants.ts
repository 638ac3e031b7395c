/** What should not be in a food supplement, with the most that the law accepts, in mg/kg (assimilated Regulation 2023/915). */
export const contaminants = [
  { name: 'Lead', german: 'Blei', most: 3 },
  { name: 'Cadmium', german: 'Cadmium', most: 1 },
  { name: 'Mercury', german: 'Quecksilber', most: 0.1 },
] as const;

/** What a contaminant is called in the language of a store view. */
export const contaminantName = (name: string, locale: string): string =>
  (locale.startsWith('de') ? contaminants.find((known) => known.name === name)?.german : undefined) ?? name;
