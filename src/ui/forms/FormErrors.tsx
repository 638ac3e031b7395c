import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { Icon } from '../Icon/Icon';
import { afterPress } from './afterPress';
import { type FieldProblem, problemsIn } from './fieldProblems';
import styles from './FormErrors.module.css';

const goTo = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'center', behavior: scrollMotion() });
};

/**
 * What is wrong with the form around, once it was sent: each field by its name with its text, as a way to the field. Follows
 * what is put right as fields are left.
 */
export const FormErrors = () => {
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const isShown = problems.length > 0;

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const update = (): void => setProblems(problemsIn(form));
    // The fields say what is wrong with them once React has drawn it.
    const look = (): void => void requestAnimationFrame(() => afterPress(update));
    const events = isShown ? ['submit', 'focusout', 'change'] : ['submit'];
    for (const event of events) form.addEventListener(event, look);
    return () => {
      for (const event of events) form.removeEventListener(event, look);
    };
  }, [isShown]);

  return (
    <div ref={place} className={styles.place}>
      {isShown && (
        <div role="alert" className={styles.box} aria-labelledby={headingId}>
          <h3 id={headingId} className={styles.heading}>
            <Icon name="alert" size={18} />
            <FormattedMessage id="ui.problems" values={{ count: problems.length }} />
          </h3>
          <ul>
            {problems.map(({ id, label, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  <FormattedMessage
                    id="ui.problem"
                    values={{ label, text: text === '' ? <FormattedMessage id="account.formError" /> : text }}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
