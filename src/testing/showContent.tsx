import { act } from '@testing-library/react';
import { painted } from '@/kernel/scheduling/afterPaint';
import { renderUi } from './renderUi';
import { Content } from '@/features/content/Content';

/** Shows an editor's HTML with its blocks, of which some come in chunks of their own, behind the paint. */
export const showContent = async (html: string) => {
  const shown = await act(() => Promise.resolve(renderUi(<Content html={html} />)));
  await act(painted);
  return shown;
};
