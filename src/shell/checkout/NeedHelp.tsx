import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Icon } from '@/ui/Icon/Icon';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import styles from './NeedHelp.module.css';

/** From Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors; here, so that the header has no other shapes. */
const helpShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01';

/** Few shoppers open the details; their code loads with their data. */
const details = lazyComponent(
  async () => (await import(/* webpackChunkName: "need-help" */ './NeedHelpDetails')).NeedHelpDetails,
);

const failed = (
  <Notice kind="error">
    <FormattedMessage id="error.generic" />
  </Notice>
);

/** 'Need Help?': opens on hover, focus or touch; asks for its data when it first opens, and again after a failure. */
export const NeedHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const open = (): void => setIsOpen(true);
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
        <LineIcon path={helpShape} />
        <FormattedMessage id="checkoutHeader.needHelp" />
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen ? (
          <ErrorBoundary fallback={failed}>
            <Suspense fallback={<LoadingIndicator />}>
              <details.Component />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
    </div>
  );
};
