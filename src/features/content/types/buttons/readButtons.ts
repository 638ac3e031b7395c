import { isOn } from '../../readers/attributes';

export interface ButtonsProps {
  isSameWidth: boolean;
}

/** Reads a group of buttons. */
export const readButtons = ({ dataset }: HTMLElement): ButtonsProps => ({ isSameWidth: isOn(dataset.sameWidth) });
