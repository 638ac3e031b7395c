import { useEffect } from 'react';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import type { OrderRequest } from '../placing/placeOrder';
import styles from './ExpressRow.module.css';

/** The bot protection of an order that a wallet pays; its script comes when a sheet is opened, not with the page. */
export const ExpressCaptcha = ({ onReady }: { onReady: (protect: OrderRequest['protect']) => void }) => {
  const { place, createHeaders } = useCaptcha('PLACE_ORDER');
  useEffect(() => {
    onReady(createHeaders);
  }, [createHeaders, onReady]);
  return <div ref={place} className={styles.badge} />;
};
