import { widthsOf } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CardContent } from '../../../content/projects/playerProps'
import { motion, space } from '../../../theme/tokens'
import { OptionalPart } from '../../../ui/screen/PartBoundary'
import { Badge } from '../../../ui/status/Badge'
import { HeroLoop } from './HeroLoop'
import { fitting } from './reframeMotion'

const shownWidths = '(min-width: 64rem) 41rem, 100vw'

/** A project's picture, and later its loop over it, which fill each of the hero's frames. */
export function Footage({ piece, runs }: { piece: CardContent; runs: boolean }) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const widths = widthsOf(piece.imageUrl, pictureShapes.thumbnail.width)
  return (
    <>
      <Fit data-format={piece.format || undefined}>
        {!isBroken && (
          <img
            {...(widths && { srcSet: widths, sizes: shownWidths })}
            src={piece.imageUrl}
            alt={piece.imageAlt || piece.title}
            width={1280}
            height={720}
            fetchPriority="high"
            decoding="async"
            onError={() => setIsBroken(true)}
          />
        )}
        {piece.loopUrl && (
          <OptionalPart>
            <HeroLoop url={piece.loopUrl} isOn={runs} />
          </OptionalPart>
        )}
      </Fit>
      {piece.isSample && <Mark>{t('common.sample')}</Mark>}
    </>
  )
}

/**
 * Wide footage has the monitor's height in every frame. Narrow footage has its width at 16:9, and is made smaller for
 * the narrower frames, until it has their width or the monitor's height.
 */
const Fit = styled.span`
  --tall: 1;
  --square: 1;
  position: absolute;
  inset: 0;
  transition: scale ${motion.calm};
  ${fitting}
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:is([data-format='9:16'], [data-format='4:5'], [data-format='1:1']) {
    --square: 0.5625;
    inset-block: 50% auto;
    translate: 0 -50%;
  }
  &[data-format='9:16'] {
    --tall: 0.3164;
    aspect-ratio: 9 / 16;
  }
  &[data-format='4:5'] {
    --tall: 0.45;
    aspect-ratio: 4 / 5;
  }
  &[data-format='1:1'] {
    --tall: 0.5625;
    aspect-ratio: 1;
  }
  [role='radiogroup']:has(input[value='9:16']:checked) & {
    scale: var(--tall);
  }
  [role='radiogroup']:has(input[value='1:1']:checked) & {
    scale: var(--square);
  }
`
const Mark = styled(Badge)`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-start: ${space(1.5)};
`
