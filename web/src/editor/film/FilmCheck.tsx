import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { type FilmUse, filmFindings, isWarning, maxBytes } from '@studio/domain/content/films/filmFindings'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { uploadSpecs } from '@studio/domain/offers/plans'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber, formatSize } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'

interface FilmCheckProps {
  facts: FilmFacts
  use: FilmUse
}

const { video, showreel } = uploadSpecs

/** A film's properties, what differs from the specification, and how to export it instead. */
export function FilmCheck({ facts, use }: FilmCheckProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const findings = filmFindings(facts, use)
  const warnings = findings.filter(isWarning)
  const values = {
    // Pixel sizes have no thousands separators.
    lines: `${video.lines}`,
    size: formatSize(language, facts.bytes),
    max: formatSize(language, maxBytes[use]),
    from: showreel.fromSeconds,
    to: showreel.toSeconds,
    codec: nameOf(facts.codec),
    audio: nameOf(facts.audioCodec ?? ''),
    bits: facts.bits,
    gap: Math.round(facts.longestGap),
  }
  const rate = formatNumber(language, Math.round(facts.framesPerSecond * 100) / 100)
  const clock = clockOf(facts.seconds) || '0:00'
  const measured = `${facts.width}×${facts.height} · ${clock} · ${rate} fps · ${values.size} · ${values.codec}`
  return (
    <div role="status">
      <List>
        <li>
          <CircleCheck aria-hidden size={16} />
          <span>
            <bdi dir="ltr">{measured}</bdi> {findings.length === 0 && t('admin.writing.film.right')}
          </span>
        </li>
        {findings.map((finding) => (
          <li key={finding} data-warning={isWarning(finding) || undefined}>
            {isWarning(finding) ? <TriangleAlert aria-hidden size={16} /> : <Info aria-hidden size={16} />}
            {t(`admin.writing.film.finding.${finding}`, values)}
          </li>
        ))}
        {warnings.length > 0 && <li>{t('admin.writing.film.export', values)}</li>}
      </List>
    </div>
  )
}

/** Names of codecs as editing programs show them. */
const names: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
}
const nameOf = (codec: string) => names[codec] ?? codec.toUpperCase()

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  list-style: none;
  li {
    display: flex;
    gap: ${space(0.5)};
  }
  svg {
    flex: none;
    margin-block-start: 0.2em;
  }
  [data-warning] {
    color: ${color.danger};
  }
`
