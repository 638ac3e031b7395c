import { FormattedMessage } from 'react-intl';
import { productPath } from '@/features/catalog/productPaths';
import { Day } from '@/kernel/i18n/Day';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import type { BatchCertificateQuery } from '../api/BatchCertificate.graphql.generated';
import styles from './Certificate.module.css';
import { ResultsTable } from './ResultsTable';

export type CertificateData = NonNullable<BatchCertificateQuery['batchCertificate']>;

/** Addresses of documents come from the backend: only those of the web are followed. */
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address) || /^\/(?!\/)/.test(address);

/** What a laboratory measured of a batch, to read and to print. */
export const Certificate = ({ certificate }: { certificate: CertificateData }) => {
  const { number, product, results, document_url: document } = certificate;
  const outside = results.filter(({ is_accepted: isAccepted }) => !isAccepted).length;
  const facts = [
    ['certificates.madeOn', <Day key="made" at={certificate.made_on} />],
    ['certificates.bestBefore', <Day key="before" at={certificate.best_before} />],
    ['certificates.testedOn', <Day key="tested" at={certificate.tested_on} />],
    ['certificates.laboratory', certificate.laboratory],
    ['certificates.report', certificate.report_number],
  ] as const;
  return (
    <article className={styles.certificate}>
      <header>
        {product ? (
          <p>
            <ShopLink to={productPath(product)} className={styles.product}>
              {product.name}
            </ShopLink>
          </p>
        ) : null}
        <h2>
          <FormattedMessage id="certificates.batch" values={{ number: <bdi>{number}</bdi> }} />
        </h2>
      </header>
      <p className={styles.verdict} data-outside={outside > 0 || undefined}>
        <Icon name={outside > 0 ? 'warning' : 'checkCircle'} size={22} />
        <FormattedMessage id="certificates.verdict" values={{ outside, count: results.length }} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ResultsTable portion={certificate.portion} results={results} />
      <p className={styles.actions}>
        <Button priority="low" size="small" onClick={() => window.print()}>
          <FormattedMessage id="certificates.print" />
        </Button>
        {document && isWebAddress(document) ? (
          <a href={document} className={styles.product} rel="noreferrer" target="_blank">
            <FormattedMessage id="certificates.document" />
          </a>
        ) : null}
      </p>
    </article>
  );
};
