import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './openLayers';

/**
 * Lets Back close what lies over the page instead of leaving it.
 * @param isOpen whether it is open.
 * @param onClose closes it; undefined for what must not be left.
 */
export const useHistoryLayer = (isOpen: boolean, onClose: (() => void) | undefined): void => {
  const isLeavable = onClose !== undefined;
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => (isOpen && isLeavable ? openLayer(() => close()) : undefined), [isOpen, isLeavable]);
};
