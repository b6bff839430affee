import type { ReactNode } from 'react'
import { Boundary } from './Boundary'
import { ErrorScreen } from './ErrorScreen'

/** The outermost boundary: logs the error and shows the fallback screen. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={({ message }) => <ErrorScreen message={message} />}>{children}</Boundary>
}
