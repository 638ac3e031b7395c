import { type ComponentProps, useCallback } from 'react';
import { useFindable } from '@/ui/findable/useFindable';

export interface TabPanelProps extends ComponentProps<'div'> {
  index: number;
  isOpen: boolean;
  onFind: (index: number) => void;
}

/** What belongs to a tab. A closed one is there to be found by the browser's search, which opens it. */
export const TabPanel = ({ index, isOpen, onFind, ...properties }: TabPanelProps) => {
  const panel = useFindable(
    isOpen,
    useCallback(() => onFind(index), [onFind, index]),
  );
  return <div ref={panel} {...properties} />;
};
