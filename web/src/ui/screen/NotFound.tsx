import { defaultSettings } from '@studio/domain/settings/settings'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { color, font } from '../../theme/tokens'
import { ButtonLink } from '../ButtonLink'
import { FullScreen } from './FullScreen'
import { nameWindow } from './windowTitle'

/** The 404 page. It logs the requested path. */
export function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const title = t('notFound.title')
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname])
  useEffect(() => nameWindow(title), [title])
  return (
    <>
      <Top>
        <a href="/">{siteName()}</a>
      </Top>
      <FullScreen code="404" title={title} text={t('notFound.text')}>
        <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
      </FullScreen>
    </>
  )
}

/** Returns the site's name, which the build writes into pages without content. The console's shell has none. */
const siteName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || defaultSettings.site_info.name

/** The page's head, with only the link home. It takes no room, so that the message stays centred. */
const Top = styled.header`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid ${color.line};
  a {
    display: flex;
    align-items: center;
    inline-size: min(76rem, 100% - 2.5rem);
    min-block-size: 4rem;
    margin-inline: auto;
    font: 800 calc(1.75rem * var(--nameSize)) / 1.4 ${font.display};
    text-decoration: none;
  }
`
