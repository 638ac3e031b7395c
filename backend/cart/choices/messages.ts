/** Texts of the real backend for choices that are missing or not there. */
export const choiceMessages = {
  noProduct: (sku: string) => `Could not find a product with SKU "${sku}"`,
  bundle: 'Please specify product option(s).',
  bundleRequired: 'Please select all required options.',
  notAvailable: 'The required options you selected are not available',
  links: 'Please specify product link(s).',
  required: "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  valueNotAvailable: 'Some of the selected item options are not currently available.',
  tooLong: 'The text is too long. Shorten the text and try again.',
  date: 'Please specify date required option(s).',
} as const;
