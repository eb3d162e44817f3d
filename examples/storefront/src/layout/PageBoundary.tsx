import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { NavLink } from '../NavLink.tsx';
import { HOME } from '../paths.ts';
import { Page } from './Page.tsx';

interface PageBoundaryProps {
  /** Path of the page. Another path clears the error. */
  readonly path: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly path: string;
  readonly isBroken: boolean;
}

/** Suspense and error boundary of a page whose code may still be loading, or may fail to load. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state: PageBoundaryState = { path: this.props.path, isBroken: false };

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    before: PageBoundaryState,
  ): PageBoundaryState | null {
    return path === before.path ? null : { path, isBroken: false };
  }

  override componentDidCatch(): void {
    this.setState({ isBroken: true });
  }

  override render(): ReactNode {
    if (this.state.isBroken)
      return (
        <Page title="Something went wrong">
          {/* Browsers do not request a failed chunk again in the same document, so the retry reloads. */}
          <NotLoaded what="This page" onRetry={() => location.reload()} isDocument />
          <p>
            <NavLink to={HOME}>Back to the shop</NavLink>
          </p>
        </Page>
      );
    const loading = (
      <main className="wrap" aria-busy="true">
        <Loading />
      </main>
    );
    return <Suspense fallback={loading}>{this.props.children}</Suspense>;
  }
}
