import { hostOf, isPublicUrl } from '@studio/domain/content/fields/publicUrl'
import { budgets } from '@studio/domain/messages/contact'
import type { ContactMessage } from '@studio/domain/messages/message'
import { ExternalLink } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { formatDate } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, space } from '../../../theme/tokens'
import { ButtonLink } from '../../../ui/ButtonLink'
import { useDeliveryWords } from '../../notices/useDeliveryWords'
import { useSubject } from '../useSubject'

/** The facts of a message besides its text, one line each; missing ones are left out. */
export function MessageDetails({ message, when }: { message: ContactMessage; when: string }) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const words = 'admin.messages.dialog'
  const told = useDeliveryWords(message.id)
  const budget = budgets.find((one) => one === message.budget)
  const lines: readonly [term: string, value: ReactNode][] = [
    [t(`${words}.name`), <bdi key="name">{message.name}</bdi>],
    [t(`${words}.email`), <LeftToRight key="email" text={message.email} />],
    [tp('contact.form.phone'), message.phone && <LeftToRight key="phone" text={message.phone} />],
    [t(`${words}.subject`), message.subject && <bdi key="subject">{subjectOf(message.subject)}</bdi>],
    [tp('contact.form.referenceLink'), message.reference_link && <Reference key="link" url={message.reference_link} />],
    [tp('contact.form.budget'), budget && budgetLabel(tp, language, budget)],
    [t(`${words}.received`), when],
    [t('admin.alerts.channels.label'), told],
    [t(`${words}.expires`), message.expires_at > 0 && formatDate(language, message.expires_at)],
  ]
  return (
    <Facts>
      {lines.map(
        ([term, value]) =>
          value && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Facts>
  )
}

const LeftToRight = ({ text }: { text: string }) => <bdi dir="ltr">{text}</bdi>

/**
 * Shows a stranger's link as text. The button names the host and sends no referrer. Links to the reader's own network
 * or to scripts get no button.
 */
function Reference({ url }: { url: string }) {
  const { t } = useTranslation('console')
  const words = 'admin.messages.dialog'
  return (
    <>
      <LeftToRight text={url} />
      {isPublicUrl(url) && (
        <Opener>
          <ButtonLink
            small
            variant="line"
            href={url}
            target="_blank"
            title={t(`${words}.openLinkHint`)}
            aria-description={t(`${words}.openLinkHint`)}
          >
            <ExternalLink aria-hidden size={16} />
            {t(`${words}.openLink`, { host: hostOf(url) })}
          </ButtonLink>
        </Opener>
      )}
    </>
  )
}

const Opener = styled.div`
  margin-block-start: ${space(0.5)};
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  dt {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  dd {
    min-inline-size: 0;
    margin-block-end: ${space(0.5)};
    overflow-wrap: anywhere;
  }
  ${breakpoint.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(0.5)} ${space(2)};
    dd {
      margin: 0;
    }
  }
`
