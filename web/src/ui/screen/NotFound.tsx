import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../ButtonLink'
import { FullScreen } from './FullScreen'

/** The 404 page; the attempted path is logged. */
export function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname])
  return (
    <FullScreen code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
    </FullScreen>
  )
}
