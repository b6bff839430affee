import type { PublicProject } from '@studio/domain/content/publicContent'
import { useTranslation } from 'react-i18next'
import styled, { css, keyframes } from 'styled-components'
import { inLanguage } from '../../../../i18n/inLanguage'
import { directionOf } from '../../../../lib/directionOf'
import { breakpoint, color, motion, radius, space } from '../../../../theme/tokens'
import { lengthOf } from './reel'

interface ReelClipsProps {
  pieces: readonly PublicProject[]
  /** Index of the piece on the screen; -1 for none. */
  at: number
  runs: boolean
  onChoose: (index: number) => void
}

/** The reel's timeline. Each clip names its piece and cuts to it. */
export function ReelClips({ pieces, at, runs, onChoose }: ReelClipsProps) {
  const { t } = useTranslation()
  return (
    // A timeline runs from left to right, as in editing programs.
    <Row dir="ltr" aria-label={t('moving.clips')}>
      {pieces.map(({ id, title, textLanguages }, index) => (
        <li key={id}>
          <Clip
            type="button"
            aria-pressed={index === at}
            data-runs={(runs && index === at) || undefined}
            onClick={() => onChoose(index)}
          >
            <span dir={directionOf(title)} {...inLanguage(textLanguages?.title)}>
              {title}
            </span>
          </Clip>
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2px;
  margin-block-start: ${space(1)};
  ${breakpoint.large} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
const crosses = keyframes`from { transform: none; } to { transform: translateX(100%); }`
const playhead = css`
  animation: ${crosses} ${lengthOf({ kind: 'piece', index: 0 })}ms linear both;
`
const Clip = styled.button`
  position: relative;
  display: grid;
  align-items: center;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space(0.5)} ${space(1)};
  overflow: hidden;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.secondary};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    /* Clipped text keeps its descenders, and the button its height. */
    line-height: calc(1.2 + var(--air));
    margin-block: calc(var(--air) * -1em);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-runs]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-inline-start: 2px solid ${color.accent};
    pointer-events: none;
    ${playhead}
  }
`
