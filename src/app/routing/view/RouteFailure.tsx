import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isClosedForNow } from '@/kernel/errors/appError';
import { failureViews } from '../routes';
import { useShownRoute } from '../ShopRouter';

/** A path could not be resolved. The failure is not remembered, so that going there a second time asks again. */
export const RouteFailure = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { location, outcome } = useShownRoute();
  const state: unknown = location.state;
  const isClosed = outcome.kind === 'error' && isClosedForNow(outcome.error);
  return (
    <failureViews.error.Component
      key={location.key}
      message={intl.formatMessage({ id: isClosed ? 'error.maintenance' : 'error.route' })}
      onRetry={() => void navigate(location, { replace: true, state })}
    />
  );
};
