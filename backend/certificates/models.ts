/** A row of `results`. */
export interface StoredResult {
  /** Place of the nutrient in the product's facts; null for what should not be there. */
  place: number | null;
  name: string;
  unit: string;
  declared: number | null;
  least: number | null;
  most: number | null;
  measured: number;
}

/** A row of batch_certificate. */
export interface CertificateRow {
  id: number;
  product_id: number;
  number: string;
  made_on: string;
  best_before: string;
  tested_on: string;
  laboratory: string;
  report_number: string;
  /** JSON of StoredResult[]. */
  results: string;
  document_url: string | null;
}
