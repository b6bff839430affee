import { isPictureSource } from '@studio/domain/content/fields/checks'
import { kilobytes, type PictureFacts, pictureFindings } from '@studio/domain/content/media/picture'
import { uploadSpecs } from '@studio/domain/offers/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { bytesOf } from '../../lib/bytesOf'
import { color, radius, space } from '../../theme/tokens'
import { useShownPicture } from './useShownPicture'

const { width: wantedWidth, height: wantedHeight, maxKB: max } = uploadSpecs.thumbnail

/** Shows the picture at an address and whether it meets the limits for thumbnails. Use the address as its key. */
export function PictureCheck({ value }: { value: string }) {
  const url = useShownPicture(value)
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [facts, setFacts] = useState<PictureFacts | 'broken'>()
  if (!isPictureSource(value) || !url) return null
  const words = (): string[] => {
    if (!facts) return [t('admin.writing.picture.loading')]
    if (facts === 'broken') return [t('admin.writing.picture.broken')]
    const { width, height, bytes = 0 } = facts
    // Pixel sizes have no thousands separators.
    const measured = { width: `${width}`, height: `${height}` }
    const wanted = { wantedWidth: `${wantedWidth}`, wantedHeight: `${wantedHeight}` }
    return pictureFindings(facts).map((finding) =>
      t(`admin.writing.picture.${finding}`, { ...measured, ...wanted, max, kb: kilobytes(bytes) }),
    )
  }
  const handleLoad = async ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    setFacts({ width, height, bytes: await bytesOf(url) })
  return (
    <Root>
      {facts !== 'broken' && (
        <Thumb
          src={url}
          alt={t('admin.writing.picture.alt')}
          onLoad={({ currentTarget }) => void handleLoad(currentTarget)}
          onError={() => setFacts('broken')}
        />
      )}
      <span role="status">{sentences(language, words())}</span>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  span {
    flex: 1 1 10rem;
  }
`
const Thumb = styled.img`
  inline-size: 8rem;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  object-fit: contain;
  background: ${color.sunken};
`
