import { type ReactNode, useId } from 'react';
import { PageHead } from '@/kernel/head/PageHead';
import { Image } from '@/ui/Image/Image';
import styles from './AuthLayout.module.css';
import { below960 } from '@/ui/breakpoints';

const picture = BRAND.pictures.account;
const pictureRatio = 900 / 1100;

export interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  /** Said above the form, if anything; the heading, which takes the focus of who is led here, is described by it. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page with a form left and a scene right; on phones the scene is a band above. Without a scene the form has the middle. */
export const AuthLayout = ({ title, intro, notice, children }: AuthLayoutProps) => {
  const noticeId = useId();
  return (
    <main id="main" className={picture === null ? styles.bare : styles.page} tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <div className={styles.pane}>
        <h1 aria-describedby={noticeId}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        <div id={noticeId} className={styles.notice}>
          {notice}
        </div>
        {children}
      </div>
      {picture === null ? null : (
        <Image
          resource={picture}
          type="wysiwyg"
          alt=""
          sizes={`${below960} 100vw, 50vw`}
          ratio={pictureRatio}
          isEager
          className={styles.picture}
        />
      )}
    </main>
  );
};
