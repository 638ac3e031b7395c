import { render } from '@testing-library/react';
import { type AnsweredQuestion, useQuestionsData } from './questions';

const scripts = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent ?? ''),
  );

const Part = ({ questions }: { questions: readonly AnsweredQuestion[] }) => {
  useQuestionsData(questions);
  return null;
};

const delivery = [{ question: 'When?', answer: 'Tomorrow.' }];
const returns = [
  { question: 'How long?', answer: '30 days.' },
  { question: 'When?', answer: 'Tomorrow.' },
];

it('is one list for all parts of a page, each question once, and goes with the last of them', () => {
  const view = render(
    <>
      <Part questions={delivery} />
      <Part questions={returns} />
    </>,
  );
  expect(scripts()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Tomorrow.' } },
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '30 days.' } },
      ],
    },
  ]);
  view.rerender(<Part questions={delivery} />);
  expect(scripts()).toMatchObject([{ mainEntity: [{ name: 'When?' }] }]);
  view.rerender(<Part questions={[]} />);
  expect(scripts()).toEqual([]);
});
