export interface CertificatesPlace {
  /** Of the product whose batches are listed. */
  sku?: string | null;
  /** Number of the batch that is shown. */
  batch?: string | null;
}

/** Path of the page of certificates, of a product or of one batch. */
export const certificatesPath = ({ sku, batch }: CertificatesPlace): string => {
  const search = new URLSearchParams({ ...(sku ? { sku } : {}), ...(batch ? { batch } : {}) }).toString();
  return `/batch-certificates${search && '?'}${search}`;
};
