import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { searchPagePath } from '@/features/search/searchPath';
import { selectIsSearchOpen } from '../appSlice';
import { LazySlot } from '../LazySlot';
import { lazySearchPanel } from './lazySearchPanel';

/** The place of the search box. When it does not come, the search page has a field of its own. */
export const SearchSlot = () => {
  const navigate = useNavigate();
  return (
    <LazySlot
      isOpen={useSelector(selectIsSearchOpen)}
      lazy={lazySearchPanel}
      onFailure={() => void navigate(searchPagePath)}
    />
  );
};
