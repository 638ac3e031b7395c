// The tokens stand in the page itself: see src/boot/boot.css.
import '@/ui/fonts.css';
import '@/shell/global.css';
import { startShop } from '@/app/startShop';

const root = document.getElementById('root');
if (root) void startShop(root);
