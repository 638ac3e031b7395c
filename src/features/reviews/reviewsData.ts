import type { StructuredData } from '@/kernel/head/structuredData';

interface ReviewText {
  summary: string;
  text: string;
  nickname: string;
  created_at: string;
  average_rating: number;
}

/**
 * Reviews as they stand on the page, as a part of the product's own description; undefined without any.
 * @param address of the page.
 */
export const reviewsData = (reviews: readonly (ReviewText | null)[], address: string): StructuredData | undefined => {
  const url = new URL(address);
  const known = reviews.filter((review) => review !== null);
  if (known.length === 0) return undefined;
  return {
    '@type': 'Product',
    '@id': `${url.origin}${url.pathname}#product`,
    review: known.map(({ summary, text, nickname, created_at: createdAt, average_rating: rating }) => ({
      '@type': 'Review',
      name: summary,
      reviewBody: text,
      author: { '@type': 'Person', name: nickname },
      datePublished: createdAt.slice(0, 10),
      // The backend counts in percent.
      reviewRating: { '@type': 'Rating', ratingValue: rating / 20, bestRating: 5 },
    })),
  };
};
