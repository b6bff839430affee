import type { ReactNode } from 'react'
import { Boundary } from './Boundary'
import { ErrorScreen } from './ErrorScreen'

/** The outermost boundary: shows the fallback screen in place of a page that could not be rendered, and logs why. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={({ message }) => <ErrorScreen message={message} />}>{children}</Boundary>
}
