import { RecentlyViewed } from '@/features/recentlyViewed/RecentlyViewed';
import type { SectionProps } from '../lazySections';

/** Products that were viewed before this one. */
export const RecentSection = ({ product: { sku } }: SectionProps) => <RecentlyViewed currentSku={sku} />;
