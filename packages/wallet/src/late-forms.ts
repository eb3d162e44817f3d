// What loads when the shopper wants to do something, in one chunk.
export { checkGiftCard } from './balances/actions.ts';
export { CardMenu } from './card-actions/CardMenu.tsx';
export { FormScreen } from './FormScreens.tsx';
export { fraudDevice } from './fraud/device.ts';
export { ListProblem } from './notices/ListProblem.tsx';
export { SectionProblem } from './notices/SectionProblem.tsx';
export { SuccessNotice } from './notices/SuccessNotice.tsx';
