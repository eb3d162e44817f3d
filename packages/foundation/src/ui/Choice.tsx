import type { InputHTMLAttributes, ReactNode } from 'react';
import choiceCss from './choice.css?inline';
import { useStyles } from './styles-context.ts';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly type: 'checkbox' | 'radio';
}

/** A checkbox or radio button without a label. */
export function Choice(props: ChoiceProps): ReactNode {
  useStyles(choiceCss);
  return <input {...props} className="grocer-choice" />;
}
