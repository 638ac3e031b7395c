import { useIntl } from 'react-intl';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { CartLine } from '../cartContents';
import { EditOptionsForm } from './EditOptionsForm';

export interface EditOptionsDialogProps {
  line: CartLine;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the options of a line of the cart. */
export const EditOptionsDialog = ({ line, isOpen, onClose }: EditOptionsDialogProps) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'cart.editOptionsOf' }, { name: line.product.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <EditOptionsForm line={line} onDone={onClose} />
    </Dialog>
  );
};
