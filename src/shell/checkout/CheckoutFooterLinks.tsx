import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { LazyContent } from '@/features/content/LazyContent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { blockContent } from '../blockContent';
import { CheckoutFooterLinksDocument } from './CheckoutFooterLinks.graphql.generated';
import styles from './CheckoutFooter.module.css';

const ownLinks = () =>
  [
    { message: 'footer.privacy', to: BRAND.pages.privacy },
    { message: 'footer.terms', to: BRAND.pages.terms },
    { message: 'footer.delivery', to: BRAND.pages.delivery },
  ] as const;

const OwnLinks = () => (
  <ul className={styles.links}>
    {ownLinks().map(({ message, to }) =>
      to === null ? null : (
        <li key={to}>
          <ShopLink to={to} className={styles.link}>
            <FormattedMessage id={message} />
          </ShopLink>
        </li>
      ),
    )}
  </ul>
);

/** The links block of the back office; the small print that no shop is without, where there is no block. */
export const CheckoutFooterLinks = () => {
  const { data } = useQuery(CheckoutFooterLinksDocument, {
    variables: { identifiers: [BRAND.blocks.checkoutFooter] },
    errorPolicy: 'all',
  });
  const content = blockContent(data, BRAND.blocks.checkoutFooter);
  if (!content) return <OwnLinks />;
  return (
    <div className={styles.block}>
      <LazyContent html={content} fallback={<OwnLinks />} />
    </div>
  );
};
