import { policyVersion } from '@studio/domain/messages/policy'
import { monthsIn } from '@studio/domain/messages/retention'
import { mailTo } from '@studio/domain/values/encoded'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate, formatMonths } from '../i18n/format'
import { inLanguage } from '../i18n/inLanguage'
import { pathOfLanguage } from '../i18n/language'
import { useLanguage } from '../i18n/useLanguage'
import { color, space } from '../theme/tokens'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { decide } from './analytics/decision'
import { useSettings } from './data/content'
import { useItems } from './data/useItems'

const names = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

/** The privacy policy, which the contact form links to. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy')
  const { language } = useLanguage()
  const { t: tp } = useTranslation('public')
  const { contact_info, analytics, privacy } = useSettings()
  const months = formatMonths(language, monthsIn(privacy.retention_months))
  const variables = { email: contact_info.email, months }
  const sections = useItems('privacy', names, (name) => ({
    title: t(`sections.${name}.title` as 'title', variables),
    text: t(`sections.${name}.text` as 'title', variables),
  }))
  return (
    <Root>
      <ButtonLink href={pathOfLanguage(language)} variant="line" small>
        {t('back')}
      </ButtonLink>
      <h1>{t('title')}</h1>
      <p>{t('updated', { date: formatDate(language, policyVersion) })}</p>
      {sections.map(({ id, texts: { title, text = '' }, textLanguages }) => (
        <section key={id}>
          <h2 {...inLanguage(textLanguages.title)}>{title}</h2>
          <p {...inLanguage(textLanguages.text)}>
            <WithMail text={text} email={contact_info.email} />
          </p>
        </section>
      ))}
      {analytics.tracking_enabled && (
        <Button variant="line" onClick={() => decide(undefined)}>
          {tp('consent.change')}
        </Button>
      )}
    </Root>
  )
}

/** A text of the policy, with the studio's address as a mail link. */
function WithMail({ text, email }: { text: string; email: string }) {
  const [before, after] = email ? text.split(email) : []
  if (after === undefined) return <span>{text}</span>
  return (
    <span key="mail">
      {before}
      <a href={mailTo(email)}>{email}</a>
      {after}
    </span>
  )
}

const Root = styled.main`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  inline-size: min(44rem, 100% - 2.5rem);
  margin: ${space(4)} auto ${space(10)};
  h1 {
    font-size: clamp(2.5rem, 6vw, 4rem);
  }
  h2 {
    margin-block-end: ${space(1)};
    font-size: 1.75rem;
  }
  section > p {
    max-inline-size: 68ch;
    color: ${color.inkSoft};
  }
`
