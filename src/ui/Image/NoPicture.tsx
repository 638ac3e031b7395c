export interface NoPictureProps {
  /** Text alternative of the picture that is not there; none for decoration. */
  label?: string;
  /** Width divided by height; without it the room's own. */
  ratio?: number | undefined;
  /** There is no other picture either, so the room around may be smaller. */
  isOnly?: boolean;
  className?: string | undefined;
}

/** Stands where a picture would, when there is none or it does not come. Its style stands in the page (noPicture.css). */
export const NoPicture = ({ label, ratio, isOnly = false, className }: NoPictureProps) => (
  <span
    data-no-picture={isOnly ? 'only' : ''}
    className={className}
    style={{ aspectRatio: ratio }}
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : true}
  />
);
