// Everything that loads once the shopper wants to act, in one chunk.
export { checkGiftCard } from '../cards/balances/actions.ts';
export { CardMenu } from '../cards/actions/CardMenu.tsx';
export { enterPinActions } from '../features/enter-pin/actions.ts';
export { FormScreen } from './FormScreens.tsx';
export { fraudDevice } from '../forms/fraud/device.ts';
export { ListProblem } from '../cards/notices/ListProblem.tsx';
export { SectionProblem } from '../cards/notices/SectionProblem.tsx';
export { SuccessNotice } from '../cards/notices/SuccessNotice.tsx';
