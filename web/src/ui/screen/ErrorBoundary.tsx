import type { ReactNode } from 'react'
import { Boundary } from './Boundary'
import { ErrorScreen } from './ErrorScreen'

/** The outermost boundary: logs the error and shows the fallback screen, with `more` below its actions. */
export function ErrorBoundary({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return <Boundary fallback={({ message }) => <ErrorScreen message={message} more={more} />}>{children}</Boundary>
}
