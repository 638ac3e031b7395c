/** A row of compare_list. */
export interface CompareListRow {
  id: number;
  masked_id: string;
  /** Null for a guest's. */
  customer_id: number | null;
}

/** What products can be compared by. */
export interface Comparable {
  code: string;
  label: string;
}
