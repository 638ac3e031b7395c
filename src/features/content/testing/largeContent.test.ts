import { readContent } from '../tree/readContent';
import type { ContentNode } from '../tree/contentNode';

const count = (nodes: readonly ContentNode[]): number => nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);
const depth = (nodes: readonly ContentNode[]): number =>
  nodes.reduce((most, { children }) => Math.max(most, 1 + depth(children)), 0);
const row = (inside: string) => `<div data-content-type="row">${inside}</div>`;

test('F-49: 5,000 blocks are read, each once', () => {
  const text = '<div data-content-type="text"><p>Words</p></div>';
  const { blocks = [] } = readContent(row(text.repeat(24)).repeat(200));
  expect(count(blocks)).toBe(5000);
});

test('F-49: a hundred levels are read to the last', () => {
  let html = '<div data-content-type="text"><p>The end</p></div>';
  for (let level = 0; level < 100; level += 1) html = row(html);
  const { blocks = [], fragment } = readContent(html);
  expect(depth(blocks)).toBe(101);
  expect(fragment.textContent).toContain('The end');
});

test('F-49: nothing, and what is not closed, is read as what there is', () => {
  expect(readContent('').blocks).toBeUndefined();
  expect(count(readContent('<div data-content-type="row"><div data-content-type="text"><p>x').blocks ?? [])).toBe(2);
});
