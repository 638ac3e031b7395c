import { useIntl } from 'react-intl';

import { ContentLink } from '../rich/ContentLink';
import { contentTarget } from '../rich/contentLinks';
import styles from './FilmPlayer.module.css';

export interface ElsewhereProps {
  /** Address of the film, map or frame, as an editor wrote it. */
  url: string | undefined;
  title?: string;
}

/** A film, map or frame of a host that the shop lets nothing be shown from: it says so, and leads there. */
export const Elsewhere = ({ url, title }: ElsewhereProps) => {
  const intl = useIntl();
  const target = contentTarget(url, window.location.origin);
  if (target.kind !== 'external') return null;
  const { host } = new URL(target.href);
  if (!host) return null;
  return (
    <p className={styles.note}>
      {intl.formatMessage({ id: 'content.elsewhere' }, { host })}{' '}
      <ContentLink href={url} opensInNewTab>
        {title ?? intl.formatMessage({ id: 'content.elsewhereOpen' }, { host })}
      </ContentLink>
    </p>
  );
};
