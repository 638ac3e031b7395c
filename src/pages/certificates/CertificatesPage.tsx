import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { BatchForm } from '@/features/certificates/BatchForm';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './CertificatesPage.module.css';
import { BatchView } from './parts/BatchView';
import { ProductBatches } from './parts/ProductBatches';

export interface CertificatesPageProps {
  /** Shown where there are no certificates. */
  otherwise: ReactNode;
}

/** The page of batch certificates, where the backend has them. */
export const CertificatesPage = ({ otherwise }: CertificatesPageProps) =>
  CAPABILITIES.batchCertificates ? <Certificates /> : otherwise;

/** Longest number that is read from the address. */
const longestNumber = 40;

/** Asks for the number on a pack; shows the certificate of the batch, and the other batches of a product. */
const Certificates = () => {
  const { formatMessage } = useIntl();
  const search = new URLSearchParams(useLocation().search);
  const batch = search.get('batch')?.trim().slice(0, longestNumber) ?? '';
  const sku = search.get('sku')?.slice(0, 64) ?? '';
  const title = formatMessage({ id: 'certificates.title' });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots={batch ? 'noindex' : undefined} />
      <Wrap className={styles.page}>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
        <div className={styles.columns}>
          <div className={styles.ask}>
            <h1>{title}</h1>
            <p className={styles.intro}>
              <FormattedMessage id="certificates.intro" values={{ list: sku ? 'yes' : 'no' }} />
            </p>
            <BatchForm sku={sku} number={batch} />
          </div>
          <div className={styles.found}>
            {/* There before the first answer, so that it is read out; a certificate is long, and not read again as a whole. */}
            <div role="status" aria-atomic={false} className={styles.result}>
              {batch ? <BatchView number={batch} /> : null}
            </div>
            {sku ? <ProductBatches key={sku} sku={sku} shown={batch} /> : null}
          </div>
        </div>
      </Wrap>
    </main>
  );
};
