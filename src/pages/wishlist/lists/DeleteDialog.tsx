import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import type { NamedList } from './useLists';

export interface DeleteDialogProps {
  isOpen: boolean;
  list: NamedList;
  /** Throws when the list was kept. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a list is deleted: nobody can have back what was in it. */
export const DeleteDialog = ({ isOpen, list: { name, count }, onConfirm, onClose }: DeleteDialogProps) => {
  const { isBusy, error, submit } = useSubmission(onConfirm);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="wishlist.deleteTitle" values={{ name }} />}
      footer={
        <>
          <Button priority="low" onClick={onClose}>
            <FormattedMessage id="wishlist.keepList" />
          </Button>
          <Button priority="normal" isLoading={isBusy} onClick={() => submit(undefined)}>
            <FormattedMessage id="wishlist.deleteList" />
          </Button>
        </>
      }
    >
      <FormError text={error} />
      <p>
        <FormattedMessage id="wishlist.deleteText" values={{ count }} />
      </p>
    </Dialog>
  );
};
