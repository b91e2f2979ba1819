import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(<Gallery />);
