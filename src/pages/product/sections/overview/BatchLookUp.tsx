import { FormattedMessage } from 'react-intl';
import { certificatesPath } from '@/features/certificates/certificatesPath';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './UsageFacts.module.css';

/** With the library of forms: the page is read without it. */
const form = lazyComponent(
  async () => (await import(/* webpackChunkName: "page-certificates" */ '@/features/certificates/BatchForm')).BatchForm,
);

/** Leads from the number on a pack to its certificate, and to those of the product's other batches. */
export const BatchLookUp = ({ sku }: { sku: string }) => (
  <div className={styles.facts}>
    <p className={styles.linked}>
      <FormattedMessage
        id="certificates.ofMyPack"
        values={{
          link: (words) => <ShopLink to={certificatesPath({ sku })}>{words}</ShopLink>,
        }}
      />
    </p>
    <Deferred>
      <form.Component sku={sku} />
    </Deferred>
  </div>
);
