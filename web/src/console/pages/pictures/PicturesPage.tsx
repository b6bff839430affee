import type { ContentRows } from '@studio/domain/content/contentTypes'
import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { picturePath, unusedDays } from '@studio/domain/content/media/ownPictures'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { formatNumber, formatSize } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useSeemsOffline } from '../../../lib/network'
import { useRead } from '../../../lib/useRead'
import { space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Spinner } from '../../../ui/screen/Spinner'
import { FailedNotice, OfflineNotice } from '../../../ui/status/LiveNotice'
import { Notice } from '../../../ui/status/Notice'
import { readPictures } from './data'
import { FileFacts } from './FileFacts'
import { FilmCard } from './FilmCard'
import { FileCard, FileGrid, FileWords } from './fileCards'
import { SpaceLeft } from './SpaceLeft'
import { useNameOfUse } from './useNameOfUse'

/** All uploaded films and pictures: size, uses, the free space that is left, and when unused ones will be deleted. */
export default function PicturesPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const content = rowsOfAll(useAllContent())
  const { answer, isFailed, read } = useRead(readPictures)
  const { pictures = [], films = [] } = answer ?? {}
  return (
    <>
      <PageHead
        title={t('admin.pictures.title')}
        text={t('admin.pictures.intro', { days: formatNumber(language, unusedDays) })}
      />
      {isOffline && !answer && <OfflineNotice>{t('admin.pictures.offline')}</OfflineNotice>}
      {!isOffline && !answer && !isFailed && <Spinner label={t('admin.pictures.loading')} />}
      {!isOffline && isFailed && <FailedNotice onRetry={() => void read()}>{t('admin.pictures.failed')}</FailedNotice>}
      {answer && pictures.length + films.length === 0 && <Notice>{t('admin.pictures.none')}</Notice>}
      {films.length > 0 && (
        <Section>
          <h2>{t('admin.pictures.films.title')}</h2>
          <FileGrid>
            {films.map((film) => (
              <FilmCard key={film.name} film={film} content={content} />
            ))}
          </FileGrid>
        </Section>
      )}
      {pictures.length > 0 && (
        <Section>
          <h2>{t('admin.pictures.pictures')}</h2>
          <FileGrid>
            {pictures.map((picture) => (
              <PictureCard key={picture.name} picture={picture} content={content} />
            ))}
          </FileGrid>
        </Section>
      )}
      {pictures.length + films.length > 0 && <SpaceLeft pictures={bytesOf(pictures)} films={bytesOf(films)} />}
    </>
  )
}

const bytesOf = (files: readonly FileSummary[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

function PictureCard({ picture, content }: { picture: FileSummary; content: ContentRows }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const nameOf = useNameOfUse(content, t('admin.pictures.logo'))
  return (
    <FileCard>
      <img src={picturePath(picture.name, 'medium')} alt="" loading="lazy" width={320} height={180} />
      <FileWords>
        <p>{formatSize(language, picture.bytes)}</p>
        <FileFacts file={picture} nameOf={nameOf} />
      </FileWords>
    </FileCard>
  )
}

const Section = styled.section`
  margin-block-start: ${space(3)};
  h2 {
    margin-block-end: ${space(1.5)};
  }
`
