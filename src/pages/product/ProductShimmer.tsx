import expressStyles from '@/features/checkout/ExpressPlace.module.css';
import { TextShimmer } from '@/features/content/TextShimmer';
import { BreadcrumbsShimmer } from '@/ui/Breadcrumbs/BreadcrumbsShimmer';
import { PriceShimmer } from '@/ui/Price/PriceShimmer';
import { RatingShimmer } from '@/ui/Rating/RatingShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import boxStyles from './BuyBox.module.css';
import headerStyles from './BuyHeader.module.css';
import { HealthClaimsShimmer } from './claims/HealthClaimsShimmer';
import galleryStyles from './gallery/ProductGallery.module.css';
import pageStyles from './ProductPage.module.css';
import styles from './ProductShimmer.module.css';
import unitStyles from './UnitPrice.module.css';

const thumbs = [1, 2, 3, 4, 5, 6, 7];
const options = [1, 2, 3];
const sections = [1, 2, 3, 4];

const GalleryShimmer = () => (
  <div className={galleryStyles.gallery}>
    <div className={galleryStyles.main}>
      <div className={galleryStyles.rail}>
        <div className={galleryStyles.slide} data-slot="picture">
          <Shimmer />
        </div>
      </div>
    </div>
    <div className={galleryStyles.thumbs} data-slot="thumbs">
      {thumbs.map((thumb) => (
        <Shimmer key={thumb} className={galleryStyles.thumb} />
      ))}
    </div>
  </div>
);

const HeaderShimmer = () => (
  <header>
    <p className={headerStyles.kind} data-slot="kind">
      <Shimmer isText className={styles.kind} />
    </p>
    {/* A heading only once there are words: an empty one would be found, and take the focus. */}
    <div className={headerStyles.name} data-slot="title" data-as="h1">
      <Shimmer isText className={styles.title} />
    </div>
    <div className={headerStyles.rating} data-slot="rating">
      <RatingShimmer />
    </div>
  </header>
);

/** Stands for a product page while it loads: the page's own elements with bars in the place of what they will hold. */
export const ProductShimmer = () => (
  <main id="main" className={pageStyles.page} tabIndex={-1} aria-busy="true">
    <BreadcrumbsShimmer />
    <div className={pageStyles.columns}>
      <GalleryShimmer />
      <div className={boxStyles.box}>
        <HeaderShimmer />
        <div className={boxStyles.price}>
          <div className={boxStyles.priceRow}>
            <PriceShimmer />
          </div>
          {CAPABILITIES.unitPrices ? (
            <p className={unitStyles.unit}>
              <Shimmer isText className={styles.unit} />
            </p>
          ) : null}
        </div>
        <div className={boxStyles.summary} data-slot="description">
          <TextShimmer />
        </div>
        <HealthClaimsShimmer />
        <div className={styles.options} data-slot="options">
          {options.map((option) => (
            <Shimmer key={option} className={styles.option} />
          ))}
        </div>
        <div data-slot="plans">
          <Shimmer className={styles.plans} />
        </div>
        <div>
          <div className={styles.row}>
            <Shimmer className={styles.quantity} />
            <Shimmer className={styles.add} />
          </div>
          {/* The embedded backend's wallet is there unless settings say otherwise. */}
          {TRIMS_DOCUMENTS ? null : <div className={expressStyles.place} />}
        </div>
        <div className={boxStyles.delivery}>
          <Shimmer className={styles.text} />
        </div>
      </div>
    </div>
    <div className={styles.details}>
      <Shimmer className={styles.overview} />
      <div>
        {sections.map((section) => (
          <Shimmer key={section} className={styles.section} />
        ))}
      </div>
    </div>
  </main>
);
