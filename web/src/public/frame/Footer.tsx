import { callLink } from '@studio/domain/offers/chat'
import type { Network } from '@studio/domain/settings/socialProfile'
import { mailTo } from '@studio/domain/values/encoded'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { useLanguage } from '../../i18n/useLanguage'
import { alignToPage } from '../../theme/alignToPage'
import { breakpoint, color, font, space } from '../../theme/tokens'
import { Hidden } from '../../ui/Hidden'
import { PrivacyLink } from '../../ui/screen/PrivacyLink'
import { ChatLink } from '../chat/ChatLink'
import { useSettings } from '../data/content'
import { LanguageLinks } from './LanguageLinks'
import { lateLayout } from './lateLayout'
import { touchTarget } from './touchTarget'

const links = ['services', 'portfolio', 'contact'] as const
const socialNames = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X',
  tiktok: 'TikTok',
  vimeo: 'Vimeo',
  behance: 'Behance',
} satisfies Record<Network, string>

/** Quick links, contact details, social networks, the page's languages, and the copyright line. */
export function Footer() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { site_info, contact_info, social_media } = useSettings()
  const socials = Object.entries(social_media).filter(([, url]) => url !== '')
  return (
    <Root>
      <Inner>
        <div>
          <Brand>{site_info.name}</Brand>
          {/* The owner writes the description only in Spanish. */}
          {language === 'es' && <p>{site_info.description}</p>}
        </div>
        <nav aria-label={t('footer.links')}>
          <h2>{t('footer.links')}</h2>
          {links.map((link) => (
            <a key={link} href={`#${link}`}>
              {t(`nav.${link}`)}
            </a>
          ))}
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          {contact_info.email && (
            <a href={mailTo(contact_info.email)} title={t('footer.email')}>
              <bdi dir="ltr">{contact_info.email}</bdi>
            </a>
          )}
          {contact_info.phone && (
            <a href={callLink(contact_info.phone)} title={t('footer.phone')}>
              <bdi dir="ltr">{contact_info.phone}</bdi>
            </a>
          )}
          <Chat text="general" variant="quiet" small>
            {t('hero.chat')}
          </Chat>
          {/* The owner writes the address only in Spanish. */}
          <Address {...(language !== 'es' && inLanguage('es'))}>{contact_info.address}</Address>
        </div>
        {socials.length > 0 && (
          <div>
            <h2>{t('footer.follow')}</h2>
            {socials.map(([name, url]) => (
              <a key={name} href={url} target="_blank" rel="noopener noreferrer">
                {socialNames[name as keyof typeof socialNames]}
                <Hidden> {t('common.newTab')}</Hidden>
              </a>
            ))}
          </div>
        )}
        <LanguageLinks />
        <Line>
          <span>
            © {new Date().getFullYear()} {site_info.name}. {t('footer.rights')}
          </span>
          <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
        </Line>
      </Inner>
    </Root>
  )
}

const Root = styled.footer`
  ${lateLayout}
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};
  /* Room for the sticky bar and the floating button, so that neither hides the last line. */
  padding-block: ${space(5)} calc(${space(10.5)} + env(safe-area-inset-bottom));
  ${breakpoint.medium} {
    padding-block-end: ${space(4)};
  }
`
const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(3)} ${space(2)};
  inline-size: min(76rem, 100% - 2.5rem);
  margin-inline: auto;
  ${breakpoint.medium} {
    grid-template-columns: 2fr 1fr 1.5fr 1fr;
    gap: ${space(4)};
  }
  ${breakpoint.phone} {
    > :first-child,
    > p,
    > ul {
      grid-column: 1 / -1;
    }
    /* The networks go under the links, beside the longer list. */
    > :nth-child(3) {
      grid-row: span 2;
    }
  }
  > nav,
  > div {
    display: grid;
    gap: ${space(0.5)};
    justify-items: start;
    align-content: start;
    color: ${color.inkSoft};
  }
  > :first-child {
    overflow-wrap: anywhere;
  }
  h2 {
    margin-block-end: ${space(0.5)};
    color: ${color.ink};
    font-size: 1.375rem;
  }
  a:not([class]) {
    ${touchTarget}
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color.secondary};
      text-decoration: underline;
    }
  }
`
const Address = styled.span`
  ${alignToPage}
`
const Brand = styled.p`
  color: ${color.ink};
  font: 800 calc(3rem * var(--nameSize)) / 1 ${font.display};
`
const Chat = styled(ChatLink)`
  && {
    min-block-size: 1.75rem;
    padding: 0;
    ${breakpoint.phone} {
      min-block-size: 2.75rem;
    }
    border: 0;
    background: none;
    color: inherit;
    font-weight: 400;
    text-align: start;
  }
`
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.inkSoft};
  font-size: 0.875rem;
  ${breakpoint.medium} {
    grid-column: 1 / -1;
  }
`
