import { FormattedMessage } from 'react-intl';
import { certificatesPath } from '@/features/certificates/certificatesPath';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import styles from './DeliveryFacts.module.css';

/** From Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors. */
const flaskShape = 'M10 2v7.5L4.7 18.6A2 2 0 0 0 6.4 21.5h11.2a2 2 0 0 0 1.7-2.9L14 9.5V2M8.5 2h7M7 15.5h10';
const pinShape = 'M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0';

export interface MakingFactsProps {
  sku: string;
  /** Marks such as 'Vegan'. */
  dietary: readonly string[];
  /** Where it comes from, such as 'Made in Devon, UK'. */
  origin: string | null;
  manufacturer: string;
}

/** Who can eat it, where it comes from and who makes it: rows of the facts beside the button. */
export const MakingFacts = ({ sku, dietary, origin, manufacturer }: MakingFactsProps) => (
  <>
    {dietary.length > 0 ? (
      <li>
        <Icon name="checkCircle" size={18} />
        <ul className={styles.marks}>
          {dietary.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      </li>
    ) : null}
    <li>
      <LineIcon path={pinShape} size={18} />
      <span>
        {origin ? `${origin}. ` : null}
        <FormattedMessage id="product.manufacturer" values={{ manufacturer }} />
      </span>
    </li>
    {CAPABILITIES.batchCertificates ? (
      <li>
        <LineIcon path={flaskShape} size={18} />
        <ShopLink to={certificatesPath({ sku })} className={styles.link}>
          <FormattedMessage id="certificates.ofBatches" />
        </ShopLink>
      </li>
    ) : null}
  </>
);
