import { chatNumberOf } from '@studio/domain/offers/chat'
import { mailTo } from '@studio/domain/values/encoded'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { ChatLink } from '../chat/ChatLink'
import { useSettings } from '../data/content'
import { LanguageLinks } from './LanguageLinks'
import { touchTarget } from './touchTarget'

/** Ways on from a screen without the page's content: the chat, the e-mail address and the page in other languages. */
export function WaysOn() {
  const { t } = useTranslation()
  const { contact_info } = useSettings()
  const { email } = contact_info
  return (
    <Root>
      <div>
        {chatNumberOf(contact_info) && (
          <ChatLink text="general" variant="line">
            {t('hero.chat')}
          </ChatLink>
        )}
        {email && (
          <a href={mailTo(email)}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </div>
      <nav aria-label={t('nav.language')}>
        <LanguageLinks />
      </nav>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 40rem;
  margin-block-start: ${space(3)};
  color: ${color.inkSoft};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space(1.5)} ${space(3)};
    overflow-wrap: anywhere;
    &:empty {
      display: none;
    }
    > a:not([class]) {
      ${touchTarget}
    }
  }
  ul {
    justify-content: center;
  }
`
