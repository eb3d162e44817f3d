import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';

interface PageBoundaryProps {
  /** Where the page is: another one is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly brokenAt: string | undefined;
}

/** The place of a page whose code may still be on its way, or not arrive. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state: PageBoundaryState = { brokenAt: undefined };

  override componentDidCatch(): void {
    this.setState({ brokenAt: this.props.path });
  }

  override render(): ReactNode {
    const { path, children } = this.props;
    if (this.state.brokenAt === path)
      return (
        <main className="wrap">
          {/* A browser asks once for the code of a page: again only for another document. */}
          <NotLoaded what="This page" onRetry={() => location.reload()} />
        </main>
      );
    const loading = (
      <main className="wrap" aria-busy="true">
        <Loading />
      </main>
    );
    return <Suspense fallback={loading}>{children}</Suspense>;
  }
}
