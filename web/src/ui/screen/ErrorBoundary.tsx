import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface State {
  error: Error | undefined
}

/** Shows the fallback screen in place of a page that could not be rendered, and logs why. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    console.error('the page could not be rendered', error)
  }

  override render() {
    return this.state.error ? <ErrorScreen message={this.state.error.message} /> : this.props.children
  }
}
