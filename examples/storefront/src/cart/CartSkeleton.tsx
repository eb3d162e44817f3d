import type { ReactNode } from 'react';
import { SkeletonLines } from '../layout/SkeletonLines.tsx';
import { Slow } from '../layout/Slow.tsx';
import './group.css';
import './line.css';

const ROWS = [1, 2, 3];

/** Skeleton of a cart that is loading. */
export const CartSkeleton = (): ReactNode => (
  <>
    <div>
      <Slow />
      <div className="panel cart-group" aria-hidden="true">
        <div className="cart-heading">
          <p className="skeleton skeleton-line cart-coming" />
        </div>
        <ul>
          {ROWS.map((row) => (
            <li key={row} className="cart-line">
              <span className="pic skeleton" />
              <div>
                <SkeletonLines />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div className="panel check-out" aria-hidden="true">
      <SkeletonLines />
    </div>
  </>
);
