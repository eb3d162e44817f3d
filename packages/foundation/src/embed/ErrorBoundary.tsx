import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What to show in place of a part that broke; `retry` renders it again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Keeps a part that breaks from taking the host's page with it. */
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
