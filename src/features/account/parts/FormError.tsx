import { useEffect, useRef } from 'react';
import { Notice } from '@/ui/Notice/Notice';

/** What is wrong with a form as a whole; the view scrolls to it (spec §5). */
export const FormError = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== '') place.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [text]);
  if (text === '') return null;
  return (
    <div ref={place}>
      <Notice kind="error">{text}</Notice>
    </div>
  );
};
