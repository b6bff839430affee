import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, font, radius, screen, space } from '../../../theme/tokens'
import type { CardContent } from '../playerProps'

/** The ratios in which a project was delivered: its picture, cut to each of them. */
export function Deliverables({ card: { delivered, imageUrl } }: { card: CardContent }) {
  const { t } = useTranslation('player')
  if (!delivered) return null
  return (
    <Root>
      <strong id="delivered">{t('delivered')}</strong>
      <ul aria-labelledby="delivered">
        {delivered.map((ratio) => (
          <li key={ratio} data-ratio={ratio}>
            {imageUrl && <img src={imageUrl} alt="" loading="lazy" decoding="async" />}
            <bdi>{ratio}</bdi>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** All frames have the same height. The narrowest ones keep room for their ratio, also in large text. */
const Root = styled.div`
  margin-block: ${space(2)};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    align-items: end;
    margin-block-start: ${space(1)};
  }
  li {
    position: relative;
    /* Three formats fit beside each other on a phone. */
    block-size: max(5rem, min(8rem, 23vw));
    max-inline-size: 100%;
    aspect-ratio: var(--ratio);
    overflow: hidden;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${screen};
  }
  [data-ratio='9:16'] {
    --ratio: 9 / 16;
  }
  [data-ratio='4:5'] {
    --ratio: 4 / 5;
  }
  [data-ratio='1:1'] {
    --ratio: 1;
  }
  [data-ratio='16:9'] {
    --ratio: 16 / 9;
  }
  [data-ratio='21:9'] {
    --ratio: 21 / 9;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  bdi {
    position: absolute;
    inset-inline-start: 2px;
    inset-block-end: 2px;
    padding: 0 ${space(0.5)};
    border-radius: ${radius.small};
    background: rgb(0 0 0 / 0.6);
    color: #fff;
    font: 600 0.875rem / 1.5 ${font.text};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
