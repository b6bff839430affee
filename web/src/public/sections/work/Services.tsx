import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { useItems } from '../../data/useItems'
import { subhead } from '../../frame/headline'
import { Section } from '../../frame/Section'
import { ServiceDrawing } from './ServiceDrawing'

const services = ['commercial', 'social', 'cinematic', 'motion', 'podcast', 'color'] as const

/** The studio's services, as a grid of six frames. */
export function Services() {
  const { t } = useTranslation()
  const items = useItems('services', services, (name) => ({
    title: t(`services.${name}.title`),
    text: t(`services.${name}.text`),
  }))
  return (
    <Section
      id="services"
      layout="row"
      badge={t('services.badge')}
      title={t('services.title')}
      subtitle={t('services.subtitle')}
    >
      <Sheet>
        {items.map(({ id, name, texts, textLanguages }) => (
          <li key={id}>
            <Well>{name ? <ServiceDrawing id={name} /> : <Clapperboard aria-hidden size={48} strokeWidth={1} />}</Well>
            <h3 {...inLanguage(textLanguages.title)}>{texts.title}</h3>
            <p {...inLanguage(textLanguages.text)}>{texts.text}</p>
          </li>
        ))}
      </Sheet>
    </Section>
  )
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${breakpoint.wide} {
    grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 0 ${space(1.5)};
    padding: ${space(1.25)} ${space(1.5)};
    /* Lines between the frames, and none where the last row is short. */
    box-shadow: 0 0 0 1px ${color.line};
    ${breakpoint.small} {
      display: block;
      padding: ${space(2.5)} ${space(2.5)} ${space(3)};
    }
  }
  h3 {
    ${subhead(1.625)}
    ${breakpoint.small} {
      ${subhead(2)}
      margin-block: ${space(1.5)} ${space(0.75)};
    }
  }
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    line-height: 1.45;
    hyphens: auto;
  }
`
const Well = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  grid-row: span 2;
  ${breakpoint.small} {
    align-items: center;
    justify-content: start;
    min-block-size: 6.75rem;
  }
`
