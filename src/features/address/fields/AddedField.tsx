import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { useFieldValue } from '@/ui/forms/informed/useFieldValue';
import { Icon } from '@/ui/Icon/Icon';
import { keepFocus } from './keepFocus';
import styles from './fields.module.css';

export interface AddedFieldProps {
  /** Of the field within. */
  name: string;
  /** Of a second field within. */
  otherName?: string;
  /** Words of the button that reveals it. */
  label: string;
  /** The field. */
  children: ReactNode;
}

/** A field that few need: behind a button until it is asked for, or there is something in it. */
export const AddedField = ({ name, otherName = name, label, children }: AddedFieldProps) => {
  const isFilled = [useFieldValue(name), useFieldValue(otherName)].some((value) => value !== '');
  const [isShown, setIsShown] = useState(isFilled);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // What was filled once stays, or it would go away under the hands of who empties it.
  if (isFilled && !isShown) setIsShown(true);
  useEffect(() => {
    if (isAsked) field.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <div className={styles.wide}>
      {!isShown && (
        <Button
          priority="lowLink"
          className={styles.add}
          onMouseDown={keepFocus}
          onClick={() => {
            setIsShown(true);
            setIsAsked(true);
          }}
        >
          <Icon name="plus" size={15} />
          {label}
        </Button>
      )}
      <div ref={field} hidden={!isShown}>
        {children}
      </div>
    </div>
  );
};
