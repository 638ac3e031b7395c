import { findPart } from '../../readers/attributes';
import { type PictureProps, readPicture } from '../../readers/picture';

export interface FaqItemProps {
  question: string;
  answer: Node;
  image?: PictureProps & { altText: string };
}

/**
 * Reads a question with its answer and picture.
 * @throws Error when the question or the answer is missing; the page then leaves the question out.
 */
export const readFaqItem = (element: HTMLElement): FaqItemProps => {
  const question = (findPart(element, 'question')?.textContent ?? element.dataset.question ?? '').trim();
  const answer = findPart(element, 'answer');
  if (question === '' || !answer || (answer.textContent.trim() === '' && !answer.querySelector('img'))) {
    throw new Error('A question needs a text and an answer.');
  }
  const img = findPart(element, 'image');
  const picture = readPicture(img instanceof HTMLImageElement ? img : img?.querySelector('img'));
  const altText = (img instanceof HTMLImageElement ? img : img?.querySelector('img'))?.getAttribute('alt') ?? '';
  return { question, answer, ...(picture ? { image: { ...picture, altText } } : {}) };
};
