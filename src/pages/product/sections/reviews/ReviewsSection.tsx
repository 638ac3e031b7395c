import { Reviews } from '@/features/reviews/Reviews';
import type { SectionProps } from '../lazySections';

/** Reviews of the product. */
export const ReviewsSection = ({ product: { sku } }: SectionProps) => <Reviews sku={sku ?? ''} />;
