import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FormError } from '@/ui/forms/FormError';
import { Select } from '@/ui/forms/Select';
import { useSubmission } from '@/ui/forms/useSubmission';
import type { NamedList } from './useLists';

export interface MoveDialogProps {
  /** Name of the product that is to be moved; null: none. */
  product: string | null;
  /** Where it can go; at least one. */
  targets: readonly NamedList[];
  /** Throws when the item stayed. */
  onMove: (target: NamedList) => Promise<void>;
  onClose: () => void;
}

/** Asks which list a product goes to. */
export const MoveDialog = ({ product, targets, onMove, onClose }: MoveDialogProps) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  const { isBusy, error, submit } = useSubmission(onMove);
  return (
    <Dialog
      isOpen={product !== null}
      onClose={onClose}
      title={<FormattedMessage id="wishlist.moveTitle" values={{ name: product }} />}
      footer={
        <>
          <Button priority="low" onClick={onClose}>
            <FormattedMessage id="account.cancel" />
          </Button>
          <Button priority="normal" isLoading={isBusy} onClick={() => target && submit(target)}>
            <FormattedMessage id="wishlist.move" />
          </Button>
        </>
      }
    >
      <FormError text={error} />
      <Select
        label={formatMessage({ id: 'wishlist.moveTo' })}
        value={target?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        options={targets.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Dialog>
  );
};
