import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './isPlainClick';
import { finishUnsent, hasUnsent } from './unsentWork';

/** What a link takes that leaves the document. */
export interface AfterUnsent {
  /** What was asked for on this page is being sent. */
  isLoading: boolean;
  onClick: (event: MouseEvent) => void;
}

/**
 * Makes a link to another document wait for what this one has not sent yet. Where that is refused the page stays, for it
 * says why.
 * @param to in-app path of the link.
 */
export const useAfterUnsent = (to: string): AfterUnsent => {
  const navigate = useNavigate();
  const [isLoading, setIsLoading] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const goOn = async (): Promise<void> => {
    setIsLoading(true);
    const isDone = await finishUnsent();
    setIsLoading(false);
    // Closed or left meanwhile: the shopper has thought better of it.
    if (isDone && isThere.current) await navigate(to);
  };
  return {
    isLoading,
    onClick: (event) => {
      if (!isPlainClick(event) || !hasUnsent()) return;
      event.preventDefault();
      if (!isLoading) void goOn();
    },
  };
};
