import { useEffect, useRef } from 'react';
import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { Notice } from '../Notice/Notice';

export interface FormErrorProps {
  /** What is wrong, in words; '' when nothing is. */
  text: string;
  /** For the fields that it is about (RefusedBy). */
  id?: string;
  className?: string | undefined;
}

/** Error of a form as a whole; the view scrolls to it. */
export const FormError = ({ text, id, className }: FormErrorProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== '') place.current?.scrollIntoView?.({ block: 'nearest', behavior: scrollMotion() });
  }, [text]);
  if (text === '') return null;
  return (
    <div ref={place} id={id} className={className}>
      <Notice kind="error">{text}</Notice>
    </div>
  );
};
