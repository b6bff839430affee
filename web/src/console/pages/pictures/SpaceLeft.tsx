import { freeBytes, transferPrice } from '@studio/domain/content/media/fileSummary'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate, formatSize } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'

/** The space that pictures and films take, what is left of the free one, and the source of the prices. */
export function SpaceLeft({ pictures, films }: { pictures: number; films: number }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const size = (bytes: number) => formatSize(language, bytes)
  const left = Math.max(0, freeBytes - pictures - films)
  return (
    <Text>
      {t('admin.pictures.space', {
        pictures: size(pictures),
        films: size(films),
        left: size(left),
        free: size(freeBytes),
      })}{' '}
      <a href={transferPrice.source} target="_blank" rel="noreferrer">
        {t('admin.pictures.prices', { when: formatDate(language, transferPrice.seen) })}
      </a>
    </Text>
  )
}

const Text = styled.p`
  margin-block-start: ${space(3)};
  color: ${color.inkSoft};
`
