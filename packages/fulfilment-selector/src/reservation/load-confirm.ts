/** Asking the service whose a reservation is: not needed where none was held before the page came. */
export const loadConfirm = () => import('./confirm.ts');
