import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWindow } from './windowTitle'

/** Names the window after a page of the console, in the console's language. The public pages have names of their own. */
export function useWindowTitle(page: string) {
  const { t } = useTranslation('console')
  const title = `${page} · ${t('auth.subtitle')}`
  useEffect(() => nameWindow(title), [title])
}
