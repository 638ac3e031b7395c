import { Fragment } from 'react';

import { ShopLink } from '@/kernel/routing/ShopLink';
import textStyles from './runningText.module.css';
import type { PlainLines, PlainPart } from '../plainText';

const Line = ({ parts }: { parts: readonly PlainPart[] }) =>
  parts.map(({ text, to }, index) => (
    <Fragment key={index}>{to === undefined ? text : <ShopLink to={to}>{text}</ShopLink>}</Fragment>
  ));

/** Lines of words and of links within the shop, without the reader of HTML. */
export const PlainContent = ({ content: { isList, lines } }: { content: PlainLines }) => {
  const Tag = isList ? 'li' : 'p';
  const shown = lines.map((parts, index) => (
    <Tag key={index}>
      <Line parts={parts} />
    </Tag>
  ));
  return <div className={textStyles.text}>{isList ? <ul>{shown}</ul> : shown}</div>;
};
