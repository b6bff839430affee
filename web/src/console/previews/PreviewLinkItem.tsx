import { previewState } from '@studio/domain/previews/previewLink'
import { Copy, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber, formatPair, languageName } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { bestTime } from '../../lib/serverTime'
import { color, radius, space } from '../../theme/tokens'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/form/Field'
import { Badge } from '../../ui/status/Badge'
import { useWho } from '../history/useWho'
import { addressOf, type PreviewLink } from './data'

interface PreviewLinkItemProps {
  link: PreviewLink
  onCopy: () => void
  onRevoke: () => void
}

/** A preview link: its address while it works, who made it, when it ends, and its visits. */
export function PreviewLinkItem({ link, onCopy, onRevoke }: PreviewLinkItemProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { who } = useWho()
  const { created_at, created_by, ends_at, visit_count, visits } = link
  const state = previewState(link, bestTime())
  const created = formatMoment(language, created_at)
  return (
    <Root>
      {state === 'open' ? (
        <Field label={t('admin.previews.link')}>
          {(control) => (
            <Input {...control} readOnly dir="ltr" value={addressOf(link)} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      ) : (
        <Badge>{t(`admin.previews.${state}`)}</Badge>
      )}
      <p>{t('admin.previews.made', { who: who(created_by), when: created })}</p>
      {state === 'open' && <p>{t('admin.previews.expires', { when: formatMoment(language, ends_at) })}</p>}
      <p>{formatPair(language, t('admin.previews.visits'), formatNumber(language, visit_count))}</p>
      {visits.length > 0 && (
        <ul>
          {visits.map((visit) => (
            <li key={visit.at}>
              {formatPair(language, formatMoment(language, visit.at), languageName(language, visit.language))}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <Actions>
          <Button
            small
            variant="line"
            aria-label={formatPair(language, t('admin.previews.copy'), created)}
            onClick={onCopy}
          >
            <Copy aria-hidden size={18} />
            {t('admin.previews.copy')}
          </Button>
          <Button
            small
            variant="line"
            aria-label={formatPair(language, t('admin.previews.revoke'), created)}
            onClick={onRevoke}
          >
            <Link2Off aria-hidden size={18} />
            {t('admin.previews.revoke')}
          </Button>
        </Actions>
      )}
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  overflow-wrap: anywhere;
  > div {
    inline-size: 100%;
  }
  p,
  ul {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  ul {
    padding-inline-start: ${space(3)};
    font-size: 0.9375rem;
  }
`
