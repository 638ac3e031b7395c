/** Speeds that the shop takes: 1 moves with the page, 0 stands still, below 0 it moves against it. */
export const clampSpeed = (speed: number): number => Math.min(2, Math.max(-1, speed));

/**
 * How far a layer stands over each edge of its container, as a share of the container's height. At the default speed of
 * 0.5 the layer is 1.25 times as high as the container.
 * @param speed clamped.
 */
export const parallaxOverhang = (speed: number): number => Math.abs(1 - speed) / 4;
