import { canGoBackTo, type Publication } from '@studio/domain/publishing/publication'
import type { Release } from '@studio/domain/publishing/release'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useSeemsOffline } from '../../lib/network'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { Badge } from '../../ui/status/Badge'
import { goBackToRelease } from './data'
import { ReleasedItems } from './ReleasedItems'
import { usePublishing } from './usePublishing'

/** The latest releases of the public page, newest first: what each changed, and a button to go back to it. */
export function Releases({ publication }: { publication: Publication }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const publishing = usePublishing()
  const [asked, setAsked] = useState<Release>()
  const { releases, live, build } = publication
  const when = ({ at }: Release) => formatMoment(language, at)
  return (
    <details>
      <Summary>{t('admin.sync.livePage.releases')}</Summary>
      {isOffline && <Soft>{t('admin.sync.livePage.needsNetwork')}</Soft>}
      <List>
        {releases.map((release) => (
          <Item key={`${release.id} ${release.at}`}>
            <Head>
              <time dateTime={new Date(release.at).toISOString()}>{when(release)}</time>
              {release.id === live && <Badge $tone="secondary">{t('admin.sync.livePage.isLive')}</Badge>}
            </Head>
            <ReleasedItems release={release} />
            {release.build !== build && <Soft>{t('admin.sync.livePage.older')}</Soft>}
            {canGoBackTo(release, publication) && (
              <Button
                small
                variant="line"
                aria-label={formatPair(language, t('admin.sync.livePage.goBack'), when(release))}
                isBusy={publishing.isBusy || publication.wanted?.release === release.id}
                onClick={() => setAsked(release)}
              >
                <Undo2 aria-hidden size={18} />
                {t('admin.sync.livePage.goBack')}
              </Button>
            )}
          </Item>
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          title={t('admin.sync.livePage.goBackTitle')}
          about={when(asked)}
          text={t('admin.sync.livePage.goBackText')}
          confirm={t('admin.sync.livePage.goBack')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => {
            setAsked(undefined)
            void publishing.run(() => goBackToRelease(asked.id))
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </details>
  )
}

const Summary = styled.summary`
  inline-size: fit-content;
  min-block-size: 2.75rem;
  align-content: center;
  color: ${color.secondary};
  cursor: pointer;
`
const Soft = styled.p`
  color: ${color.inkSoft};
`
const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
  padding: ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
