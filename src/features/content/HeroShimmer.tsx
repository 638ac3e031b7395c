import { buttonClassName } from '@/ui/Button/buttonClassName';
import sliderStyles from '@/ui/Slider/Slider.module.css';
import pictureStyles from './block/BackgroundPicture.module.css';
import bannerStyles from './types/banner/BannerBlock.module.css';
import textStyles from './rich/runningText.module.css';
import rowStyles from './types/row/RowBlock.module.css';
import heroStyles from './themes/hero.module.css';

/**
 * The places of the hero slides that a page begins with, for the first paint: the elements of row, slider and banner,
 * and of the statement that may stand above them.
 * All slides share the height of the tallest.
 */
export const HeroShimmer = () => (
  <div className={`${rowStyles.row} ${rowStyles.fullBleed}`}>
    <div className={`${textStyles.text} ${heroStyles.statement}`} data-slot="statement">
      <div data-slot="title" data-as="h1" />
      <p data-slot="reason" />
    </div>
    <div className={sliderStyles.slider}>
      <div className={sliderStyles.viewport}>
        <div className={sliderStyles.slides}>
          <div className={sliderStyles.slide} data-slot="slides">
            <div className={`${bannerStyles.banner} ${heroStyles.hero}`}>
              <picture className={pictureStyles.picture} data-slot="picture" />
              <div className={bannerStyles.place}>
                <div>
                  <div className={bannerStyles.content}>
                    <div data-slot="heading" data-as="h1" />
                    <div data-slot="subheading" data-as="h2" />
                    <p data-slot="words" />
                  </div>
                  <div className={bannerStyles.action} data-slot="action">
                    <span className={buttonClassName({ priority: 'high' })} data-slot="button" />
                  </div>
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  </div>
);
