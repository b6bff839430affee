import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { refreshContent } from '../data/content'
import type { PublicPage } from '../load/place'
import { closeBanner, forgetPreview, type Preview } from './preview'

export interface PreviewNoticeProps {
  page: PublicPage | undefined
  preview: NonNullable<Preview>
}

/** Tells on every page of a preview what the visitor sees, and until when. Search engines must not list it. */
export function PreviewNotice({ page, preview }: PreviewNoticeProps) {
  const { t } = useTranslation('preview')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const { status } = preview
  useEffect(() => {
    if (status === 'ended') return
    const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
    document.head.append(robots)
    return () => robots.remove()
  }, [status])
  const handleLeave = () => {
    forgetPreview()
    location.reload()
  }
  return (
    <Root role="status" aria-label={t('label')} $hasHeader={page === 'home'}>
      <p>{status === 'shown' ? t('shown', { day: formatDate(language, preview.endsAt) }) : t(status)}</p>
      {status === 'ended' && <Action onClick={closeBanner}>{tp('common.close')}</Action>}
      {status === 'failed' && <Action onClick={() => void refreshContent(language)}>{tp('common.retry')}</Action>}
      {status === 'shown' && <Action onClick={handleLeave}>{t('leave')}</Action>}
    </Root>
  )
}

/* Stays below the fixed header. In the page it uses the room that the first section leaves for that header. */
const Root = styled.div<{ $hasHeader: boolean }>`
  position: sticky;
  inset-block-start: ${({ $hasHeader }) => ($hasHeader ? '4.5rem' : '0')};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)} ${space(2)};
  margin-block: ${({ $hasHeader }) => ($hasHeader ? '4.5rem -4.5rem' : '0')};
  padding: ${space(1)} ${space(2)};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  text-align: center;
`
const Action = styled.button.attrs({ type: 'button' })`
  min-block-size: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid currentcolor;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
`
