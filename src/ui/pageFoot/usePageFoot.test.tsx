import { render } from '@testing-library/react';
import { usePageFoot } from './usePageFoot';

const Bar = ({ isShown }: { isShown?: boolean }) => {
  usePageFoot('bar', isShown);
  return null;
};

const hasRoom = (): boolean => document.documentElement.hasAttribute('data-foot-bar');

test('There is room as long as one of them is shown', () => {
  const first = render(<Bar />);
  const second = render(<Bar />);
  expect(hasRoom()).toBe(true);
  first.unmount();
  expect(hasRoom()).toBe(true);
  second.rerender(<Bar isShown={false} />);
  expect(hasRoom()).toBe(false);
});
