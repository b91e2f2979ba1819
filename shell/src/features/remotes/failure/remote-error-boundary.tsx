import { Component, useCallback, type ErrorInfo, type ReactNode } from 'react';
import { RemoteFailed } from './remote-failed';
import { reportFailure } from './report-failure';
import { servedContent } from './served-content';

interface Props {
  app: string;
  children: ReactNode;
}

/** Contains a remote that throws while rendering: the rest of the site keeps working. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`${this.props.app} failed while rendering`, error, info.componentStack);
    reportFailure(this.props.app, error);
  }

  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <div data-app="shell">
          <RemoteFailed app={this.props.app} onRetry={this.#retry} />
        </div>
        <ServedContent />
      </>
    );
  }
}

function ServedContent() {
  const attach = useCallback((element: HTMLDivElement | null) => {
    element?.replaceChildren(...(servedContent() ?? []).map((node) => node.cloneNode(true)));
  }, []);
  return servedContent() ? <div ref={attach} /> : null;
}
