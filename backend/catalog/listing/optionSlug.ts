/** The readable name of an option, as filters and addresses carry it: 'Immune function' is `immune-function`. */
export const optionSlug = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
