import { RecentlyViewed } from '@/features/recentlyViewed/RecentlyViewed';
import type { SectionProps } from '../lazySections';

/** What the shopper looked at before this product. */
export const RecentSection = ({ product: { sku } }: SectionProps) => <RecentlyViewed currentSku={sku} />;
