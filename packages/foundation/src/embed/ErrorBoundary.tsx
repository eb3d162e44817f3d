import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders the replacement of a broken part; `retry` renders the part again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Error boundary that keeps a broken part from unmounting the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children;
  }
}
