import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productPath } from '@/features/catalog/productPaths';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Rating } from '@/ui/Rating/Rating';
import { Wrap } from '@/ui/Wrap/Wrap';
import { ScrollRail } from '@/ui/ScrollRail/ScrollRail';
import { ReviewQuotesDocument } from './api/ReviewQuotes.graphql.generated';
import styles from './ReviewQuotes.module.css';

const mostShown = 6;

/** What buyers say about several products, in a row. All of it is text from shoppers. Nothing while there is none. */
export const ReviewQuotes = () => {
  const { formatMessage } = useIntl();
  const { data, loading } = useQuery(ReviewQuotesDocument, { variables: { pageSize: mostShown } });
  const quotes = data?.reviewQuotes ?? [];
  // The footer below waits until it is known whether there are any.
  if (loading && !data) return <div data-coming="true" />;
  if (quotes.length === 0) return null;
  const heading = formatMessage({ id: 'reviews.quotes' });
  return (
    <Wrap>
      <section className={styles.quotes} aria-label={heading}>
        <h2>{heading}</h2>
        <ScrollRail label={heading}>
          {quotes.map(({ product, summary, text, nickname, average_rating: rating }) => (
            <li key={product.uid} className={styles.item}>
              <figure className={styles.quote}>
                <Rating value={rating / 20} />
                <blockquote className={styles.words}>
                  <p className={styles.summary}>{summary}</p>
                  <p>{text}</p>
                </blockquote>
                <figcaption className={styles.from}>
                  <span>
                    <FormattedMessage id="reviews.verifiedBuyer" values={{ name: <bdi>{nickname}</bdi> }} />
                  </span>
                  <ShopLink to={productPath(product)} className={styles.product}>
                    {product.name}
                  </ShopLink>
                </figcaption>
              </figure>
            </li>
          ))}
        </ScrollRail>
      </section>
    </Wrap>
  );
};
