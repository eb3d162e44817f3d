export { Drawer } from './Drawer.tsx';
export { applyAll } from './applying.ts';
