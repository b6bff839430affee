import { collections } from '@studio/domain/collections'
import { kindOf } from '@studio/domain/content/contentKinds'
import type { ContentRows } from '@studio/domain/content/contentTypes'
import { type PictureSummary, picturePath, unusedDays } from '@studio/domain/content/media/ownPictures'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { visitState } from '../../../editor/useEditing'
import { formatDate, formatNumber } from '../../../i18n/format'
import { useContentName } from '../../../i18n/useContentName'
import { useLanguage } from '../../../i18n/useLanguage'
import { useSeemsOffline } from '../../../lib/network'
import { useRead } from '../../../lib/useRead'
import { color, radius, space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Spinner } from '../../../ui/screen/Spinner'
import { Badge } from '../../../ui/status/Badge'
import { FailedNotice, OfflineNotice } from '../../../ui/status/LiveNotice'
import { Notice } from '../../../ui/status/Notice'
import { RowLink } from '../../../ui/table/RowLink'
import { contentAddress } from '../../lists/contentAddress'
import { readPictures } from './data'

const dayMs = 86_400_000

/** All uploaded pictures: where each is used, and when unused ones will be deleted. */
export default function PicturesPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const content = rowsOfAll(useAllContent())
  const { answer: pictures, isFailed, read } = useRead(readPictures)
  return (
    <>
      <PageHead
        title={t('admin.pictures.title')}
        text={t('admin.pictures.intro', { days: formatNumber(language, unusedDays) })}
      />
      {isOffline && !pictures && <OfflineNotice>{t('admin.pictures.offline')}</OfflineNotice>}
      {!isOffline && !pictures && !isFailed && <Spinner label={t('admin.pictures.loading')} />}
      {!isOffline && isFailed && <FailedNotice onRetry={() => void read()}>{t('admin.pictures.failed')}</FailedNotice>}
      {pictures?.length === 0 && <Notice>{t('admin.pictures.none')}</Notice>}
      {pictures && pictures.length > 0 && (
        <Grid>
          {pictures.map((picture) => (
            <PictureCard key={picture.name} picture={picture} content={content} />
          ))}
        </Grid>
      )}
    </>
  )
}

interface PictureCardProps {
  picture: PictureSummary
  content: ContentRows
}

function PictureCard({ picture: { name, made_at, unused_since, used_by }, content }: PictureCardProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <Card>
      <img src={picturePath(name, 'medium')} alt="" loading="lazy" width={320} height={180} />
      <Words>
        <p>{t('admin.pictures.added', { when: formatDate(language, made_at) })}</p>
        {unused_since !== null && (
          <Unused $tone="accent">
            {t('admin.pictures.unused', {
              since: formatDate(language, unused_since),
              ends: formatDate(language, unused_since + unusedDays * dayMs),
            })}
          </Unused>
        )}
        {used_by.length > 0 && (
          <>
            <p>{t('admin.pictures.shownIn')}</p>
            <ul>
              {used_by.map((use) => (
                <li key={`${use.collection}/${use.id}`}>
                  <Use use={use} content={content} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Words>
    </Card>
  )
}

/** A link to the content that uses a picture, titled as in lists. The server only knows its Spanish name. */
function Use({
  use: { collection, id, name },
  content,
}: {
  use: PictureSummary['used_by'][number]
  content: ContentRows
}) {
  const { t } = useTranslation('console')
  const nameOf = useContentName()
  const kind = kindOf(collection)
  const row = kind && content[kind].find((one) => one.id === id)
  if (collection === collections.settings) return <RowLink to="/admin/settings">{t('admin.pictures.logo')}</RowLink>
  return (
    <RowLink to={kind ? contentAddress(kind, id) : '/admin'} state={visitState}>
      <bdi>{(row && nameOf(kind, row)) || name || id}</bdi>
    </RowLink>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`
const Card = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    background: ${color.sunken};
  }
`
/* The text takes two lines in most languages. */
const Unused = styled(Badge)`
  border-radius: ${radius.small};
  white-space: normal;
`
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(2)};
  overflow-wrap: anywhere;
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
`
