import type { ProductType } from '../catalog/productTypes/productType';

/** A row of wishlist. */
export interface WishlistRow {
  id: number;
  customer_id: number;
  /** '' for the one that every customer has. */
  name: string;
  is_public: number;
  sharing_code: string;
  updated_at: string;
}

/** A row of wishlist_item with the type of what was saved. */
export interface WishlistItemRow {
  id: number;
  wishlist_id: number;
  /** Null when the product is gone. */
  product_id: number | null;
  /** The chosen variant; null while none is chosen, and when it is gone. */
  variant_id: number | null;
  saved_name: string;
  quantity: number;
  description: string | null;
  added_at: string;
  /** What was chosen besides the variant; '' for nothing (itemOptions.ts). */
  options: string;
  /** Null when the product is gone. */
  product_type: ProductType | null;
}

/** One page of a wishlist. */
export interface WishlistPage {
  items: WishlistItemRow[];
  pageSize: number;
  currentPage: number;
  totalPages: number;
}
