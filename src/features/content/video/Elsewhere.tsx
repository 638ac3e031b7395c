import { useIntl } from 'react-intl';

import { settings } from '@/kernel/app/settings';
import { ContentLink } from '../rich/ContentLink';
import { contentTarget } from '../rich/contentLinks';
import styles from './FilmPlayer.module.css';

export interface ElsewhereProps {
  /** Address of the film, map, file or frame, as an editor wrote it. */
  url: string | undefined;
  title?: string;
}

const sound = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** An address of the shop's own, or of its media; undefined for any other. */
const ownFile = (url: string): URL | undefined => {
  const { origin } = window.location;
  if (!URL.canParse(url, `${origin}/`)) return undefined;
  const file = new URL(url, `${origin}/`);
  return [origin, new URL(settings.mediaUrl, origin).origin].includes(file.origin) ? file : undefined;
};

const nameOf = ({ pathname }: URL): string => {
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** A file of the shop's own: sound plays here, any other is opened. No page of the shop is framed. */
const OwnFile = ({ file, title }: { file: URL; title: string | undefined }) => {
  const intl = useIntl();
  const name = title ?? nameOf(file);
  if (sound.test(file.pathname)) {
    // eslint-disable-next-line jsx-a11y/media-has-caption -- Sound of an editor's, for which the backend has no captions.
    return <audio controls preload="none" src={file.href} aria-label={name} className={styles.sound} />;
  }
  return (
    <p className={styles.note}>
      <ContentLink href={file.href} opensInNewTab>
        {intl.formatMessage({ id: 'content.openFile' }, { name })}
      </ContentLink>
    </p>
  );
};

/**
 * What stands in the place of a frame that is no film: a file of the shop's own, or of a host that the shop lets nothing be
 * shown from, where it says so and leads there.
 */
export const Elsewhere = ({ url, title }: ElsewhereProps) => {
  const intl = useIntl();
  const file = url ? ownFile(url) : undefined;
  if (file) return nameOf(file) ? <OwnFile file={file} title={title} /> : null;
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
