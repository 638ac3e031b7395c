import { type CSSProperties, type ReactNode, type Ref } from 'react';

export interface ViewerButtonProps {
  label: string;
  /** There is nothing more to do that way: it keeps the focus, and does nothing. */
  isOff?: boolean;
  isPressed?: boolean;
  /** Takes the focus when the viewer opens. */
  isFirst?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  style?: CSSProperties;
  onClick: () => void;
  children: ReactNode;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** A button of the viewer. The library's own have a `title`, with which their name is read twice, and lose the focus at an end. */
export const ViewerButton = ({
  label,
  isOff = false,
  isPressed,
  isFirst = false,
  ref,
  className = '',
  style,
  onClick,
  children,
}: ViewerButtonProps) => {
  return (
    <button
      ref={isFirst ? takeFocus : ref}
      type="button"
      className={`yarl__button ${className}`}
      style={style}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </button>
  );
};
