import type { ListingFilter } from './listing/listingFilter';
import type { ProductType } from './productTypes/productType';

/** A row of category. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  url_path: string;
  /** Ids from the root to this category, joined by '/'. */
  path: string;
  level: number;
  position: number;
  include_in_menu: number;
  description: string | null;
  image: string | null;
  meta_title: string | null;
  meta_description: string | null;
  skinny_navigation: number;
  promo_content: string | null;
  promo_rich_content: string | null;
  cms_block_identifier: string | null;
  /** Null for what follows from the block. */
  display_mode: string | null;
  /** Null for the store's. */
  default_sort_by: string | null;
}

/** A row of product, or of a variant. Prices are in pence and include VAT. */
export interface ProductRow {
  id: number;
  sku: string;
  type: ProductType;
  name: string;
  url_key: string;
  /** 0 for the variants of a configurable product. */
  is_visible: number;
  /**
   * Of a configurable or grouped product the lowest price of what belongs to it; of a bundle its own price, or the
   * lowest for which it can be had when it costs the sum of its parts.
   */
  price_minor: number;
  special_price_minor: number | null;
  description: string;
  short_description: string;
  meta_title: string | null;
  meta_description: string | null;
  pack_summary: string | null;
  badge: string | null;
  unit_count: number | null;
  unit_name: string | null;
  /** SupplementFacts as JSON. */
  supplement: string | null;
  rating_summary: number;
  review_count: number;
  created_at: string;
  /** Whether a gift message may go with it; null follows the store. */
  gift_message_available: 0 | 1 | null;
  /** The same of wrapping, and what wrapping one costs whatever the design; minor units. */
  gift_wrapping_available: 0 | 1 | null;
  gift_wrapping_price_minor: number | null;
}

/** A page of products with what is needed to count facets over the whole result. */
export interface ProductSearch {
  items: ProductRow[];
  total: number;
  pageSize: number;
  currentPage: number;
  /** What the page is a part of. Null when nothing can match, such as a search text that is too short. */
  listing: { filter: ListingFilter; match: string | null } | null;
  /** Sort key that applies when the visitor chooses none. */
  defaultSort: 'relevance' | 'position';
  /** The search text with misspelt words corrected; null when nothing was corrected. */
  correctedSearch: string | null;
}
