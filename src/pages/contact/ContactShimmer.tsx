import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ContactPage.module.css';

/** Stands for the contact page while it is not known whether the store has one. */
export const ContactShimmer = () => (
  <main id="main" tabIndex={-1} aria-busy="true">
    <Wrap className={styles.page}>
      <div>
        <Shimmer className={styles.headingShimmer} />
        <Shimmer className={styles.leadShimmer} />
        <Shimmer className={styles.fieldsShimmer} />
      </div>
      <div className={styles.side}>
        <Shimmer className={styles.blockShimmer} />
      </div>
    </Wrap>
  </main>
);
