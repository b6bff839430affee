import { Check, Crop, MessageCircle, MessagesSquare, Play, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ButtonLink } from '../../../ui/ButtonLink'
import { ChatLink } from '../../chat/ChatLink'
import { useOfferWords } from '../../data/offer'
import { useItems } from '../../data/useItems'
import { headline, spaced, subhead } from '../../frame/headline'
import { Clients } from '../work/Clients'
import { Reframe } from './Reframe'

const values = ['speed', 'revisions', 'formats'] as const
const icons = { speed: Timer, revisions: MessagesSquare, formats: Crop }

/** The first screen: the studio's offer, two buttons, and a demonstration of its work. */
export function Hero() {
  const { t } = useTranslation()
  const words = useOfferWords()
  const promises = useItems('values', values, (name) => ({
    title: t(`hero.values.${name}.title`, words),
    text: t(`hero.values.${name}.text`, words),
  }))
  return (
    <Root aria-labelledby="hero-title">
      <Inner>
        <Words>
          <Kicker>{t('hero.badge')}</Kicker>
          <h1 id="hero-title">{t('hero.title')}</h1>
          <Lead>{t('hero.subtitle', words)}</Lead>
          <Actions>
            <ChatLink text="general">
              <MessageCircle aria-hidden size={20} />
              {t('hero.chat')}
            </ChatLink>
            <ButtonLink variant="line" href="#showreel">
              <Play aria-hidden size={18} />
              {t('hero.showreel')}
            </ButtonLink>
          </Actions>
        </Words>
        <Reframe />
        <Values>
          {promises.map(({ id, name, texts, textLanguages }) => {
            const Icon = name ? icons[name] : Check
            return (
              <div key={id}>
                <dt {...inLanguage(textLanguages.title)}>
                  <Icon aria-hidden size={22} />
                  {texts.title}
                </dt>
                <dd {...inLanguage(textLanguages.text)}>{texts.text}</dd>
              </div>
            )
          })}
        </Values>
        <Clients />
      </Inner>
    </Root>
  )
}

const Root = styled.section`
  padding-block: ${space(10)} ${space(3)};
  ${breakpoint.large} {
    padding-block: ${space(12)} ${space(4)};
  }
`
const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  inline-size: min(76rem, 100% - 2.5rem);
  margin-inline: auto;
  ${breakpoint.large} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    gap: ${space(5)} ${space(7)};
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};
  h1 {
    ${headline(3.25, 8, 7.25, 0.9)}
    ${spaced(-0.01)}
  }
`
const Kicker = styled.p`
  color: ${color.secondary};
  ${subhead(1.25, 600)}
  ${spaced(0.03)}
`
const Lead = styled.p`
  max-inline-size: 34rem;
  color: ${color.inkSoft};
  font-size: 1.0625rem;
  ${breakpoint.large} {
    font-size: 1.125rem;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  > a {
    flex: 1 0 auto;
    ${breakpoint.small} {
      flex: none;
    }
  }
`
const Values = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    gap: ${space(3)};
  }
  > div {
    border-inline-start: 3px solid ${color.secondary};
    padding-inline-start: ${space(2)};
  }
  ${breakpoint.medium} {
    > div {
    padding: ${space(2)} ${space(2.5)};
    border: 1px solid ${color.line};
    border-inline-start-width: 1px;
    border-block-start: 3px solid ${color.secondary};
    border-radius: ${radius.small};
    background: ${color.raised};
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space(1.25)};
    ${subhead(1.5)}
    /* The reader's own font may be wider than ours. */
    overflow-wrap: anywhere;
    svg {
      flex: none;
      color: ${color.secondary};
    }
  }
  dd {
    margin-block-start: ${space(0.25)};
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`
