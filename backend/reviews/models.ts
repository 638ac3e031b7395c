/** A row of product_review. */
export interface ReviewRow {
  id: number;
  product_id: number;
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  is_verified: number;
  /** Label of the need that it was bought for. */
  need: string | null;
  /** The shop's answer, and when. */
  reply: string | null;
  replied_at: string | null;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  created_at: string;
}

/** A shopper's review, checked. */
export interface NewReview {
  productId: number;
  customerId: number | null;
  /** Store view that it was written in. */
  storeId: number;
  nickname: string;
  summary: string;
  text: string;
  /** Codes of the matters that it speaks of. */
  themes: readonly string[];
  rating: number;
  isVerified: boolean;
  createdAt: string;
}
