import { LineIcon } from '../LineIcon/LineIcon';

/** Lucide's `zoom-in`, `zoom-out` and `layout-grid`: only the viewer shows them, so they are not among the shop's icons. */
const shapes = {
  zoomIn: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3M11 8v6M8 11h6',
  zoomOut: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3M8 11h6',
  grid: 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z',
} as const;

/** An icon of the viewer's buttons; the button that holds it carries the name. */
export const ViewerIcon = ({ name }: { name: keyof typeof shapes }) => <LineIcon path={shapes[name]} />;
