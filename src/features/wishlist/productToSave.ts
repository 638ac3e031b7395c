/** A product that is to be saved. One with options goes by its own sku and what was chosen and typed, if that is all that it asks. */
export interface ProductToSave {
  sku: string;
  name: string;
  selectedOptionUids?: readonly string[];
  enteredOptions?: readonly { uid: string; value: string }[];
  quantity?: number;
}
