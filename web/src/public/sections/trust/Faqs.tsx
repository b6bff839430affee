import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, font, motion, radius, space } from '../../../theme/tokens'
import { useOfferWords } from '../../data/offer'
import { useItems } from '../../data/useItems'
import { Section } from '../../frame/Section'
import { StudioCard } from './StudioCard'

const names = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

/** Frequent questions. Opening one closes the others, without script. */
export function Faqs() {
  const { t } = useTranslation()
  const words = useOfferWords()
  const items = useItems('faqs', names, (name) => ({
    title: t(`faqs.items.${name}.question` as 'faqs.title', words),
    text: t(`faqs.items.${name}.answer` as 'faqs.title', words),
  }))
  return (
    <Section
      id="faqs"
      badge={t('faqs.badge')}
      title={t('faqs.title')}
      layout="split"
      aside={
        <Beside>
          <StudioCard />
        </Beside>
      }
    >
      <List>
        {items.map(({ id, texts, textLanguages }) => (
          <details key={id} name="faq">
            <summary>
              <h3 {...inLanguage(textLanguages.title)}>{texts.title}</h3>
              <Plus aria-hidden size={22} />
            </summary>
            <p {...inLanguage(textLanguages.text)}>{texts.text}</p>
          </details>
        ))}
      </List>
    </Section>
  )
}

/** Narrow windows show the same card a little later, beside the form. */
const Beside = styled.div`
  display: none;
  ${breakpoint.large} {
    display: grid;
  }
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
    min-block-size: 2.75rem;
    padding-block: ${space(1)};
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
    font: 600 1rem/1.4 ${font.text};
    ${breakpoint.medium} {
      font-size: 1.125rem;
    }
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
