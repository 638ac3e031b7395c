import { act, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Accordion, type AccordionItem } from './Accordion';
import { startingSections, toggledSections } from './openSections';

const items = (openIds: string[]): AccordionItem[] =>
  ['a', 'b', 'c'].map((id) => ({
    id,
    heading: `Heading ${id}`,
    content: `Content ${id}`,
    isOpen: openIds.includes(id),
  }));

const isOpen = (id: string) => screen.getByText(`Heading ${id}`).closest('details')?.open;

describe('Accordion', () => {
  it('leaves only the first open when several start open', () => {
    renderUi(<Accordion items={items(['b', 'c'])} />);
    expect(['a', 'b', 'c'].map(isOpen)).toEqual([false, true, false]);
  });

  it('leaves all open that start open where several are allowed', () => {
    renderUi(<Accordion items={items(['b', 'c'])} allowsMultiple />);
    expect(['a', 'b', 'c'].map(isOpen)).toEqual([false, true, true]);
  });

  it('closes the others when one opens', async () => {
    const { user } = renderUi(<Accordion items={items(['a'])} />);
    await user.click(screen.getByText('Heading c'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(['a', 'b', 'c'].map(isOpen)).toEqual([false, false, true]);
  });

  it('closes what is open and asked to close', () => {
    expect(toggledSections(['a', 'b'], 'a', true)).toEqual(['b']);
    expect(toggledSections(['a'], 'a', false)).toEqual([]);
    expect(startingSections([], false)).toEqual([]);
  });
});
