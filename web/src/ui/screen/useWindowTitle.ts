import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWindow } from './windowTitle'

/** Sets the window's title for a page of the console, in the console's language. Public pages set their own. */
export function useWindowTitle(page: string) {
  const { t } = useTranslation('console')
  const title = `${page} · ${t('auth.subtitle')}`
  useEffect(() => nameWindow(title), [title])
}
