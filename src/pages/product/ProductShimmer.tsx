import { Shimmer } from '@/ui/Shimmer/Shimmer';
import galleryStyles from './ProductGallery.module.css';
import pageStyles from './ProductPage.module.css';
import styles from './ProductShimmer.module.css';

const thumbs = [1, 2, 3, 4, 5, 6, 7];

/** Stands for a product page while it loads: picture, 7 thumbnails, title, price, options, quantity, add, text (spec §2.6). */
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
        <Shimmer className={styles.title} />
        <Shimmer className={styles.text} />
        <Shimmer className={styles.price} />
        <Shimmer className={styles.options} />
        <Shimmer className={styles.button} />
        <Shimmer className={styles.text} />
      </div>
    </div>
    <Shimmer className={styles.details} />
  </main>
);
