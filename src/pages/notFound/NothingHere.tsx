import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { PageHead } from '@/kernel/head/PageHead';
import { signalPrerender } from '@/kernel/head/prerenderSignals';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Image } from '@/ui/Image/Image';
import { Wrap } from '@/ui/Wrap/Wrap';
import { NotFoundSearch } from './NotFoundSearch';
import styles from './NothingHere.module.css';
import { below800 } from '@/ui/breakpoints';

/** How many categories to offer. */
const linkCount = 4;

/** The words, and where else to go. */
export const NothingHere = () => {
  const intl = useIntl();
  const links = useTopCategories(linkCount);
  const { key } = useLocation();
  // A page of the shop's own that this backend cannot fill is as little there as one that it does not know.
  useEffect(() => signalPrerender({ status: 404 }), [key]);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={intl.formatMessage({ id: 'error.notFoundTitle' })} robots="noindex" />
      <Wrap className={styles.view}>
        <div>
          <h1 className={styles.heading}>
            <FormattedMessage id="error.notFoundHeading" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="error.notFound" />
          </p>
          <NotFoundSearch />
          <div className={styles.places}>
            {links && links.length > 0 ? (
              <>
                <p className={styles.hint}>
                  <FormattedMessage id="error.tryOneOfThese" />
                </p>
                <ul className={styles.chips}>
                  {links.map(({ uid, name, path }) => (
                    <li key={uid}>
                      <ShopLink to={path} className={styles.chip}>
                        {name}
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
          <Button to="/">
            <FormattedMessage id="error.takeMeHome" />
          </Button>
        </div>
        {BRAND.pictures.notFound === null ? null : (
          <div className={styles.picture}>
            <Image
              resource={BRAND.pictures.notFound}
              type="wysiwyg"
              alt=""
              sizes={`${below800} 100vw, 50vw`}
              ratio={1.1}
              className={styles.image}
            />
          </div>
        )}
      </Wrap>
    </main>
  );
};
