import { Component, Fragment, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown instead of the children after an error; `retry` mounts them again. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Logs the error; by default with console.error. */
  log?: (error: unknown) => void
}

interface State {
  error: Error | undefined
  retries: number
}

const logError = (error: unknown) => console.error('a part of the page could not be rendered', error)

/** Shows a fallback instead of children that failed to render. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, retries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    const { log = logError } = this.props
    log(error)
  }

  /**
   * The first retry mounts the children again, which also reloads missing code. The second one reloads the page,
   * because some browsers cache a failed module until then.
   */
  private readonly retry = () => {
    if (this.state.retries > 0) location.reload()
    else this.setState({ error: undefined, retries: 1 })
  }

  override render() {
    const { error, retries } = this.state
    if (error) return this.props.fallback(error, this.retry)
    return <Fragment key={retries}>{this.props.children}</Fragment>
  }
}
