import { Component, Fragment, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown in place of the children after an error; `retry` mounts them again. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Logs the error; to the console as an error if left out. */
  log?: (error: unknown) => void
}

interface State {
  error: Error | undefined
  retries: number
}

const logError = (error: unknown) => console.error('a part of the page could not be rendered', error)

/** Shows a fallback in place of children that could not be rendered. */
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
   * The first retry mounts the children again, which asks again for code that did not load. The second reloads the page:
   * some browsers cache a failed module for as long as the page is open.
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
