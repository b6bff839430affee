import { chatNumberOf } from '@studio/domain/offers/chat'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ContactForm } from '../../contact/ContactForm'
import { useSettings } from '../../data/content'
import { Section } from '../../frame/Section'
import { StudioCard } from './StudioCard'

/** The enquiry form, and beside it the other ways to reach the studio. */
export function Contact() {
  const { t } = useTranslation()
  const { contact_info: contact } = useSettings()
  return (
    <Section
      id="contact"
      badge={t('contact.badge')}
      title={t('contact.title')}
      layout="split"
      ground="sunken"
      aside={<StudioCard hasWays />}
    >
      <Sheet>
        <ContactForm phone={chatNumberOf(contact)} />
      </Sheet>
    </Section>
  )
}

/** The form is hidden without JavaScript, because it could not send anything. The other ways stay. */
const Sheet = styled.div`
  @media (scripting: none) {
    display: none;
  }
  ${breakpoint.medium} {
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.ground};
  }
`
