import { useMemo } from 'react';
import { useQuestionsData } from '@/kernel/head/questions';
import { Accordion } from '@/ui/Accordion/Accordion';
import { type FaqItemProps, readFaqItem } from '../faq-item/readFaqItem';
import { ContentPicture } from '../../rich/ContentPicture';
import { RichContent } from '../../rich/RichContent';
import type { ContentNode } from '../../tree/contentNode';
import { warnOnce } from '../../tree/warnOnce';
import { type BlockViewProps, contentBlock, readNothing } from '../../block/contentBlock';
import styles from './FaqBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import { below640 } from '@/ui/breakpoints';

const widths = [160, 320, 640, 960] as const;

interface FaqEntry extends FaqItemProps {
  node: ContentNode;
}

/** The questions that have an answer; one without is left out, its neighbours stay. */
const readItems = (nodes: readonly ContentNode[]): FaqEntry[] =>
  nodes.flatMap((node) => {
    try {
      return [{ ...readFaqItem(node.element), node }];
    } catch (error) {
      warnOnce(`Failed to aggregate config for content type ${node.contentType}.`, error);
      return [];
    }
  });

const toText = ({ question, answer }: FaqEntry) => ({
  question,
  answer: (answer.textContent ?? '').replace(/\s+/g, ' ').trim(),
});

const Answer = ({ node, answer, image }: FaqEntry) => (
  <div className={`${styles.answer} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <div className={styles.text}>
      <RichContent content={answer} />
    </div>
    {image ? (
      <ContentPicture
        {...image}
        className={styles.image}
        widths={widths}
        sizes={`${below640} 90vw, 16rem`}
        alt={image.altText}
      />
    ) : null}
  </div>
);

const FaqView = ({ node }: BlockViewProps<object>) => {
  const { children } = node;
  const items = useMemo(() => readItems(children.filter(({ contentType }) => contentType === 'faq-item')), [children]);
  const style = useBoxCss(node);
  useQuestionsData(useMemo(() => items.map(toText), [items]));
  if (items.length === 0) return null;
  return (
    <div className={blockClassNames(node)} style={style}>
      <Accordion
        items={items.map((item, index) => ({
          id: String(index),
          heading: item.question,
          content: <Answer {...item} />,
          isOpen: index === 0,
        }))}
      />
    </div>
  );
};

/** Questions and answers, one open at a time. */
export const FaqBlock = contentBlock(readNothing, FaqView);
