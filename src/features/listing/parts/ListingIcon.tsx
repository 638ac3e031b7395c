import { LineIcon } from '@/ui/LineIcon/LineIcon';

/** Lucide's `arrow-down-up` and `sliders-horizontal`: only lists show them, so they are not among the shop's icons. */
const shapes = {
  sort: 'M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16',
  filter: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
} as const;

/** An icon of the tools above a list; the control that holds it carries the name. */
export const ListingIcon = ({ name }: { name: keyof typeof shapes }) => <LineIcon path={shapes[name]} size={18} />;
