/** Moves the slides of a slider. */
export interface SliderController {
  /** Shows a slide by its index; before the first and after the last it goes on at the other end. */
  show: (index: number) => void;
  /** Shows the next one; false where there is none. */
  next: () => boolean;
}
