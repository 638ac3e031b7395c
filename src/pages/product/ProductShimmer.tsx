import { Shimmer } from '@/ui/Shimmer/Shimmer';
import galleryStyles from './ProductGallery.module.css';
import pageStyles from './ProductPage.module.css';
import styles from './ProductShimmer.module.css';

const thumbs = [1, 2, 3, 4, 5, 6, 7];
const options = [1, 2, 3];
const sections = [1, 2, 3, 4];

/**
 * Stands for a product page while it loads: picture, 7 thumbnails, title, price, options, quantity, add, description,
 * details.
 */
export const ProductShimmer = () => (
  <main id="main" className={pageStyles.page} tabIndex={-1} aria-busy="true">
    <Shimmer className={styles.crumbs} />
    <div className={pageStyles.columns}>
      <div className={galleryStyles.gallery}>
        <Shimmer className={galleryStyles.main} />
        <div className={galleryStyles.thumbs}>
          {thumbs.map((thumb) => (
            <Shimmer key={thumb} className={galleryStyles.thumb} />
          ))}
        </div>
      </div>
      <div className={styles.box}>
        <div className={styles.head}>
          <Shimmer className={styles.kind} />
          <Shimmer className={styles.title} />
          <Shimmer className={styles.rating} />
        </div>
        <Shimmer className={styles.summary} />
        <Shimmer className={styles.price} />
        <div className={styles.options}>
          {options.map((option) => (
            <Shimmer key={option} className={styles.option} />
          ))}
        </div>
        <Shimmer className={styles.plans} />
        <div className={styles.row}>
          <Shimmer className={styles.quantity} />
          <Shimmer className={styles.add} />
        </div>
        <Shimmer className={styles.text} />
      </div>
    </div>
    <div className={styles.details}>
      <Shimmer className={styles.summary} />
      <div>
        {sections.map((section) => (
          <Shimmer key={section} className={styles.section} />
        ))}
      </div>
    </div>
  </main>
);
