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

/** What is told of a form. */
interface Told {
  problems: readonly FieldProblem[];
  /** How often it was sent. */
  presses: number;
  /** It is what was wrong at the last press, and not what is left of it. */
  isNews: boolean;
}

const isSame = (ones: readonly FieldProblem[], others: readonly FieldProblem[]): boolean =>
  JSON.stringify(ones) === JSON.stringify(others);

/**
 * What is wrong with the form around, once it was sent: each field by its name with its text, as a way to the field. Follows
 * what is put right as fields are left, quietly: it is an alert at the press only, and not while the next field is typed in.
 */
export const FormErrors = () => {
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [{ problems, presses, isNews }, setState] = useState<Told>({ problems: [], presses: 0, isNews: false });
  const isShown = problems.length > 0;

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const update = (isPress: boolean): void => {
      const found = problemsIn(form);
      setState((before) => {
        if (isPress) return { problems: found, presses: before.presses + 1, isNews: true };
        // The press itself moves the focus, to the first field that is wrong.
        return isSame(found, before.problems) ? before : { ...before, problems: found, isNews: false };
      });
    };
    // The fields say what is wrong with them once React has drawn it.
    const tell = (): void => void requestAnimationFrame(() => afterPress(() => update(true)));
    const follow = (): void => void requestAnimationFrame(() => afterPress(() => update(false)));
    // What belongs to the form may stand outside of it.
    const events = isShown ? ['focusout', 'change'] : [];
    form.addEventListener('submit', tell);
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      form.removeEventListener('submit', tell);
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, [isShown]);

  return (
    <div ref={place} className={styles.place}>
      {isShown && (
        <div key={presses} role={isNews ? 'alert' : 'group'} className={styles.box} aria-labelledby={headingId}>
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
