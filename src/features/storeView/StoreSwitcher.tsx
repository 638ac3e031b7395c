import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { chooseStoreView } from './chooseStoreView';
import { SwitchMenu, type SwitchPlace } from './parts/SwitchMenu';
import { labelOf, toGroups } from './storeViews';
import { useStoreViews } from './useStoreViews';

/** The store views to choose from; nothing when there is only one. */
export const StoreSwitcher = ({ place }: { place: SwitchPlace }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { views } = useStoreViews();
  if (views.length < 2) return null;

  const groups = toGroups(views);
  const toOption = (view: (typeof views)[number]) => ({ code: view.code, label: labelOf(view, groups) });
  const options = groups.map((group) => group.views.map(toOption));
  const current = options.flat().find(({ code }) => code === settings.storeCode);
  const choose = (code: string): void => {
    const view = views.find((candidate) => candidate.code === code);
    if (view) void dispatch(chooseStoreView(view));
  };
  return (
    <SwitchMenu
      label={formatMessage({ id: 'storeView.store' })}
      current={current ?? { code: '', label: formatMessage({ id: 'storeView.choose' }) }}
      groups={options}
      onChoose={choose}
      place={place}
      icon="globe"
    />
  );
};
