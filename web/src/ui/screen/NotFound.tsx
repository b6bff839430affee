import { defaultSettings } from '@studio/domain/settings/settings'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ButtonLink'
import { FullScreen } from './FullScreen'
import { SiteTop } from './SiteTop'
import { nameWindow } from './windowTitle'

interface NotFoundProps {
  /** The site's name; by default the one that the build writes into pages without content. */
  name?: string
  /** Shown below the link home. */
  children?: ReactNode
}

/** The 404 page. It logs the requested path. */
export function NotFound({ name, children }: NotFoundProps) {
  const { t } = useTranslation()
  const title = t('notFound.title')
  useEffect(() => console.warn(`404: no page at ${location.pathname}`), [])
  useEffect(() => nameWindow(title), [title])
  return (
    <>
      <SiteTop name={name ?? builtName()} />
      <FullScreen code="404" title={title} text={t('notFound.text')} more={children}>
        <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
      </FullScreen>
    </>
  )
}

const builtName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || defaultSettings.site_info.name
