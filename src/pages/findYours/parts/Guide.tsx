import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Answers, questionAddress, readAnswers, readPlace } from '../answers';
import type { Question } from '../questions';
import { QuestionForm } from './QuestionForm';
import { Result } from './Result';

/** Shows the question that the address is at, or the result. The address holds the answers: it can be shared and gone back from. */
export const Guide = ({ questions }: { questions: readonly Question[] }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const action = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = readPlace(search, questions);
  const answers = readAnswers(search, questions);
  const question = questions[place];
  const addressOf = (at: number, given: Answers = answers): string => questionAddress(pathname, questions, at, given);

  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    heading.current?.focus({ preventScroll: true });
    if (action !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [place, action]);

  return question ? (
    <QuestionForm
      key={question.code}
      headingRef={heading}
      questions={questions}
      place={place}
      question={question}
      answers={answers}
      back={place === 0 ? undefined : addressOf(place - 1)}
      onAnswer={(given) => void navigate(addressOf(place, given), { replace: true })}
      onNext={(given) => void navigate(addressOf(place + 1, given))}
    />
  ) : (
    <Result headingRef={heading} questions={questions} answers={answers} addressOf={addressOf} />
  );
};
