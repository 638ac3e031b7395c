import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyQuery } from '@apollo/client/react';
import { Icon } from '@/ui/Icon/Icon';
import { GetNeedHelpDocument } from './NeedHelp.graphql.generated';
import styles from './NeedHelp.module.css';
import { NeedHelpDetails } from './NeedHelpDetails';

/** 'Need Help?': opens on hover, focus or touch; asks for its data when it first opens. */
export const NeedHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [load, { data, error, called, loading }] = useLazyQuery(GetNeedHelpDocument);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const open = (): void => {
    setIsOpen(true);
    // Not again on every hover, but again after a failure. The result is read from the hook.
    if (!called || error) void load().catch(() => undefined);
  };
  const close = (): void => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onTouchOutside = ({ target }: globalThis.PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onTouchOutside);
    return () => document.removeEventListener('pointerdown', onTouchOutside);
  }, [isOpen]);

  const ifMouse =
    (act: () => void) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') act();
    };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };

  return (
    <div
      ref={root}
      className={styles.help}
      role="presentation"
      onPointerEnter={ifMouse(open)}
      onPointerLeave={ifMouse(close)}
      onFocus={open}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={styles.trigger} aria-expanded={isOpen} aria-controls={panelId} onClick={open}>
        <Icon name="help" />
        <FormattedMessage id="checkoutHeader.needHelp" />
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <NeedHelpDetails
          isLoading={loading || !called}
          help={data?.storeConfig?.need_help}
          timezone={data?.storeConfig?.timezone}
        />
      </div>
    </div>
  );
};
