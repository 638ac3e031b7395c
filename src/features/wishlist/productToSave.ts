/** A product that is to be saved. A configurable one goes by its own sku and the uids of its chosen options, if any are. */
export interface ProductToSave {
  sku: string;
  name: string;
  selectedOptionUids?: readonly string[];
  quantity?: number;
}
