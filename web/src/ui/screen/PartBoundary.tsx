import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Notice } from '../status/Notice'
import { Boundary } from './Boundary'

/** Keeps an error within one part of a page: the part shows a notice with a button that tries again, the rest goes on. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(_, retry) => <PartFailed onRetry={retry} />}>{children}</Boundary>
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <Notice action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>{t('errorScreen.title')}</Notice>
}

const warn = (error: unknown) => console.warn('an optional part of the page could not be rendered', error)

/** Keeps an error within a part that nobody misses: the part disappears. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null} log={warn}>
      {children}
    </Boundary>
  )
}
