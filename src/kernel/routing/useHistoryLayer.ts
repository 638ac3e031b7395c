import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './openLayers';

/**
 * Lets Back close what lies over the page instead of leaving it.
 * @param isOpen whether it is open.
 * @param onClose closes it.
 */
export const useHistoryLayer = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
};
