import { Shimmer } from '@/ui/Shimmer/Shimmer';
import textStyles from './rich/runningText.module.css';

/** Stands for the paragraphs of a description while they load, in their geometry. */
export const TextShimmer = () => (
  <div className={textStyles.text}>
    <p data-slot="paragraphs">
      <Shimmer isText />
      <Shimmer isText />
      <Shimmer isText />
    </p>
  </div>
);
