import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Notice } from '../status/Notice'
import { Boundary } from './Boundary'

/** Confines an error to one part of a page, which then shows a notice with a retry button. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(_, retry) => <PartFailed onRetry={retry} />}>{children}</Boundary>
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <Notice action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>{t('errorScreen.title')}</Notice>
}

const warn = (error: unknown) => console.warn('an optional part of the page could not be rendered', error)

/** Confines an error to a part that is not essential: the part disappears. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null} log={warn}>
      {children}
    </Boundary>
  )
}
