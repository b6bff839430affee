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
  const { site_info, contact_info, analytics, privacy } = useSettings()
  // Without a mail address, people write through the contact form.
  const way = contact_info.email
    ? { name: contact_info.email, href: mailTo(contact_info.email) }
    : { name: site_info.name, href: `${pathOfLanguage(language)}#contact` }
  const months = formatMonths(language, monthsIn(privacy.retention_months))
  const variables = { email: way.name, months }
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
            <WithLink text={text} {...way} />
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

/** A text of the policy with a name in it, which becomes a link. */
function WithLink({ text, name, href }: { text: string; name: string; href: string }) {
  const at = name ? text.indexOf(name) : -1
  if (at < 0) return <span>{text}</span>
  return (
    <span key="link">
      {text.slice(0, at)}
      <a href={href}>{name}</a>
      {text.slice(at + name.length)}
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
