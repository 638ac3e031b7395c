import { CardMark } from '@/ui/CardMark/CardMark';
import { cardPictures } from '@/ui/CardMark/cardPictures';
import { Icon } from '@/ui/Icon/Icon';
import { iconShapes, isIconName } from '@/ui/Icon/iconShapes';
import { Logo } from '@/ui/Logo/Logo';
import { Slider } from '@/ui/Slider/Slider';
import styles from '../Playground.module.css';
import type { SampleGroup } from '../sample';

/** Pictures. */
export const pictures: readonly SampleGroup[] = [
  {
    part: 'Icon',
    samples: Object.keys(iconShapes)
      .filter(isIconName)
      .map((name) => ({ state: name, show: <Icon name={name} /> })),
  },
  {
    part: 'CardMark',
    samples: [...Object.keys(cardPictures), 'Unknown'].map((brand) => ({
      state: brand,
      show: <CardMark brand={brand} />,
    })),
  },
  {
    part: 'Logo',
    samples: [
      { state: 'normal', show: <Logo name="Halewell" /> },
      { state: 'large', show: <Logo name="Halewell" size="large" /> },
    ],
  },
  {
    part: 'Slider',
    samples: [
      {
        state: 'arrows and dots',
        show: (
          <Slider
            label="Campaigns"
            isLoop
            hasArrows
            hasDots
            slides={['Winter', 'Spring', 'Summer'].map((season) => (
              <p key={season} className={styles.slide}>
                {season}
              </p>
            ))}
          />
        ),
      },
    ],
  },
];
