import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Image } from '@/ui/Image/Image';
import { Wrap } from '@/ui/Wrap/Wrap';
import { NotFoundLinksDocument } from './NotFoundLinks.graphql.generated';
import { NotFoundSearch } from './NotFoundSearch';
import styles from './NothingHere.module.css';

/** How many categories to offer (design language §3.12). */
const linkCount = 4;
const picture = 'wysiwyg/home/tile-omega.jpg';

/** Categories to go on with; none when they cannot be had, which is no reason for a second error. */
const useLinks = (): { uid: string; name: string; path: string }[] => {
  const { data } = useQuery(NotFoundLinksDocument);
  return (data?.categories?.items?.[0]?.children ?? [])
    .filter((category) => category !== null)
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .slice(0, linkCount)
    .map(({ uid, name, url_path, url_suffix }) => ({
      uid,
      name: name ?? '',
      path: `/${url_path ?? ''}${url_suffix ?? ''}`,
    }));
};

/** The words, and where else to go (design language §3.12). */
export const NothingHere = () => {
  const intl = useIntl();
  const links = useLinks();
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
          {links.length > 0 ? (
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
          <Button to="/">
            <FormattedMessage id="error.takeMeHome" />
          </Button>
        </div>
        <div className={styles.picture}>
          <Image
            resource={picture}
            type="wysiwyg"
            alt=""
            sizes="(max-width: 800px) 100vw, 50vw"
            ratio={1.1}
            className={styles.image}
          />
        </div>
      </Wrap>
    </main>
  );
};
