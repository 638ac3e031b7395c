import '@/ui/tokens.css';
import '@/shell/global.css';
import { startShop } from '@/app/startShop';

const root = document.getElementById('root');
if (root) void startShop(root);
