import { useEffect, useRef } from 'react';
import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { Notice } from '../Notice/Notice';

/** Error of a form as a whole; the view scrolls to it. */
export const FormError = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== '') place.current?.scrollIntoView?.({ block: 'nearest', behavior: scrollMotion() });
  }, [text]);
  if (text === '') return null;
  return (
    <div ref={place}>
      <Notice kind="error">{text}</Notice>
    </div>
  );
};
