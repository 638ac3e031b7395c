import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

export interface SlideNews {
  /** Which slide the visitor has come to, for screen readers; what moves by itself says nothing. */
  news: string;
  /** The visitor asks for another slide. */
  ask: () => void;
}

/** Says the slide that a visitor has asked for: its place and its heading, or all its words without one. */
export const useSlideNews = (viewport: RefObject<HTMLElement | null>, current: number, count: number): SlideNews => {
  const { formatMessage } = useIntl();
  const isAsked = useRef(false);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    const slide = viewport.current?.firstElementChild?.children.item(current);
    const words = (slide?.querySelector('h1, h2, h3') ?? slide)?.textContent?.trim() ?? '';
    const position = formatMessage({ id: 'carousel.position' }, { position: current + 1, count });
    setNews(words === '' ? position : `${position}: ${words}`);
  }, [viewport, current, count, formatMessage]);
  return {
    news,
    ask: () => {
      isAsked.current = true;
    },
  };
};
