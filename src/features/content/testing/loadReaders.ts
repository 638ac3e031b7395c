import type { ContentBlock } from '../block/contentBlock';
import { readFaqItem } from '../types/faq-item/readFaqItem';
import type { ContentType } from '../types/blockKinds';
import { contentTypes, type ContentTypeRow } from '../types/contentTypes';

type Reader = ContentBlock['read'];

const isBlock = (view: ContentTypeRow['View']): view is ContentBlock => view !== undefined && 'read' in view;

const readerOf = async ([type, { View, fetchBlock }]: [string, ContentTypeRow]): Promise<[string, Reader]> => {
  // The questions around it read it.
  if (type === 'faq-item') return [type, readFaqItem];
  const block = fetchBlock ? await fetchBlock() : View;
  if (!isBlock(block)) throw new Error(`The content type ${type} has no reader.`);
  return [type, block.read];
};

/** The reader of every content type, fetched from its chunk. */
export const loadReaders = async (): Promise<(type: ContentType) => Reader> => {
  const readers = new Map(await Promise.all(Object.entries(contentTypes).map(readerOf)));
  return (type) => readers.get(type) ?? (() => ({}));
};
