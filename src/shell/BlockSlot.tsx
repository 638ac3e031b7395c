import { LazyContent } from '@/features/content/LazyContent';

/** A place of the frame for a CMS block; nobody misses one that is not there, or fails. */
export const BlockSlot = ({ html, className }: { html: string; className?: string }) =>
  html === '' ? null : (
    <div className={className}>
      <LazyContent html={html} fallback={null} />
    </div>
  );
