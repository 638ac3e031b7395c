import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/iconShapes';
import styles from './SwitchMenu.module.css';

/** Where the list opens: under the header, over the footer, or in the flow of a drawer. */
export type SwitchPlace = 'below' | 'above' | 'inline';

export interface SwitchOption {
  code: string;
  label: string;
}

export interface SwitchMenuProps {
  /** Name of the choice, for assistive technology. */
  label: string;
  current: SwitchOption;
  groups: readonly (readonly SwitchOption[])[];
  onChoose: (code: string) => void;
  place: SwitchPlace;
  icon?: IconName;
}

/** A button with what is chosen, and the list of what could be. Escape and leaving close it. */
export const SwitchMenu = ({ label, current, groups, onChoose, place, icon }: SwitchMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The drawer that it may stand in stays.
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(false);
    trigger.current?.focus();
  };
  const choose = (code: string): void => {
    setIsOpen(false);
    trigger.current?.focus();
    onChoose(code);
  };

  return (
    <div className={`${styles.menu} ${styles[place]}`} role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={`${label}: ${current.label}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={({ currentTarget }) => {
          // Safari gives no focus to a button that is pressed, and leaving is told by focus.
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {icon ? <Icon name={icon} size={18} /> : null}
        {current.label}
        <Icon name="chevronDown" size={15} className={styles.chevron} />
      </button>
      <div id={listId} className={styles.list} hidden={!isOpen} tabIndex={-1}>
        {groups.map((options) => (
          <ul key={options[0]?.code} className={styles.group}>
            {options.map(({ code, label: name }) => (
              <li key={code}>
                <button
                  type="button"
                  className={styles.option}
                  aria-current={code === current.code || undefined}
                  onClick={() => choose(code)}
                >
                  {name}
                  {code === current.code ? <Icon name="check" size={18} /> : null}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
};
