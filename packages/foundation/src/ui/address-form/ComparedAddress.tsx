import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { comparedLines } from '../../domain/address-compare.ts';
import type { ComparedPart } from '../../domain/address-compare.ts';
import type { Address } from '../../domain/address.ts';
import { useStyles } from '../styles-context.ts';
import css from './compared-address.css?inline';

interface ComparedAddressProps {
  readonly suggestion: Address;
  readonly entered: Address;
  /** Read out by screen readers after a part that differs. */
  readonly changed: string;
}

function Part({ part, changed }: { readonly part: ComparedPart; readonly changed: string }): ReactNode {
  if (!part.isChanged) return part.text;
  return (
    <mark>
      {part.text}
      <span className="grocer-hidden"> {changed}</span>
    </mark>
  );
}

/** An address as the service suggests it; marks the parts that differ from the entered address. */
export function ComparedAddress({ suggestion, entered, changed }: ComparedAddressProps): ReactNode {
  useStyles(css);
  return (
    <address className="grocer-compared-address">
      {comparedLines(suggestion, entered).map((line, row) => (
        <Fragment key={row}>
          {row > 0 && <br />}
          {line.map((part, at) => (
            <Fragment key={at}>
              {part.before}
              <Part part={part} changed={changed} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </address>
  );
}
