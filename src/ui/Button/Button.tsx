import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { buttonClassName, type ButtonLook } from './buttonClassName';
import styles from './Button.module.css';

interface ButtonOwnProps extends ButtonLook {
  /** Under way: keeps its width and its label, takes no click, and says that it is busy. */
  isLoading?: boolean;
  isDisabled?: boolean;
}

type AsButton = ButtonOwnProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    to?: undefined;
    href?: undefined;
    ref?: Ref<HTMLButtonElement>;
  };
type AsShopLink = ButtonOwnProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; href?: undefined };
type AsLink = ButtonOwnProps & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: undefined };

/** A button, or with `to` (in the shop) or `href` (elsewhere) a link that looks like one. */
export type ButtonProps = AsButton | AsShopLink | AsLink;

/** The shop's button. */
export const Button = (props: ButtonProps) => {
  const {
    priority,
    size,
    isBlock,
    isInverted,
    className,
    isLoading = false,
    isDisabled = false,
    children,
    ...rest
  } = props;
  const look = buttonClassName({ priority, size, isBlock, isInverted, className });
  const content = (
    <>
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {/* In an element: a browser that translates the page takes bare words out of React's hands. */}
      <span className={styles.label}>{children}</span>
    </>
  );
  if (rest.to !== undefined) {
    return (
      <ShopLink {...rest} className={look} aria-busy={isLoading || undefined}>
        {content}
      </ShopLink>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    );
  }
  const { onClick, type = 'button', ...button } = rest;
  // A busy button stays focusable and in the tab order, so it is not `disabled`: it swallows the click instead.
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={look}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || isDisabled || undefined}
      onClick={click}
    >
      {content}
    </button>
  );
};
