import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { LazyContent } from '@/features/content/LazyContent';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { CheckoutFooterLinksDocument } from './CheckoutFooterLinks.graphql.generated';
import styles from './CheckoutFooter.module.css';

const links = [
  { message: 'footer.privacy', to: '/privacy-notice' },
  { message: 'footer.terms', to: '/terms' },
  { message: 'footer.delivery', to: '/delivery-and-returns' },
] as const;

const OwnLinks = () => (
  <ul className={styles.links}>
    {links.map(({ message, to }) => (
      <li key={to}>
        <ShopLink to={to} className={styles.link}>
          <FormattedMessage id={message} />
        </ShopLink>
      </li>
    ))}
  </ul>
);

/** The links block of the back office; the small print that no shop is without, where there is no block. */
export const CheckoutFooterLinks = () => {
  const { data } = useQuery(CheckoutFooterLinksDocument, { errorPolicy: 'all' });
  const content = data?.cmsBlocks?.items?.find((block) => block?.identifier === 'checkout_footer_links')?.content;
  if (!content) return <OwnLinks />;
  return (
    <div className={styles.block}>
      <ErrorBoundary fallback={<OwnLinks />}>
        <LazyContent html={content} />
      </ErrorBoundary>
    </div>
  );
};
