import { useSelector } from 'react-redux';
import { selectSaved } from './wishlistSlice';

/** How much is saved, beside the way to it; nothing until that is known. */
export const WishlistCount = () => {
  const saved = useSelector(selectSaved);
  return saved && saved.count > 0 ? <span>{saved.count}</span> : null;
};
