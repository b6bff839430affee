import { pilot, serviceTerms } from '@studio/domain/offers/plans'
import { MessageCircle, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pricesInText } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, font, motion, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { Section } from '../../frame/Section'

/** Eight questions; opening one closes the other, by the browser itself. */
export function Faqs() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const prices = {
    budget: pricesInText(language, pilot.minBudget),
    round: pricesInText(language, serviceTerms.extraRound.from, serviceTerms.extraRound.to),
  }
  return (
    <Section
      id="faqs"
      minute={9}
      badge={t('faqs.badge')}
      title={t('faqs.title')}
      layout="split"
      aside={
        <Ask text="general" variant="line">
          <MessageCircle aria-hidden size={20} />
          {t('hero.chat')}
        </Ask>
      }
    >
      <List>
        {t('faqs.items', { returnObjects: true, ...prices }).map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <h3>{question}</h3>
              <Plus aria-hidden size={22} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </List>
    </Section>
  )
}

const Ask = styled(ChatLink)`
  justify-self: start;
  margin-block-start: ${space(1)};
`
const List = styled.div`
  details {
    border-block-end: 1px solid ${color.line};
  }
  details:first-child {
    border-block-start: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-radius: ${radius.small};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${color.secondary};
    }
    > svg {
      flex: none;
      color: ${color.secondary};
      transition: transform ${motion.quick};
    }
  }
  h3 {
    font: 600 1.125rem/1.4 ${font.text};
  }
  details[open] summary > svg {
    transform: rotate(45deg);
  }
  p {
    max-inline-size: 62ch;
    padding-block-end: ${space(2.5)};
    color: ${color.inkSoft};
  }
`
