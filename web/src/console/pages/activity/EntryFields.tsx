import { isOwnPicture } from '@studio/domain/content/media/ownPictures'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber, formatPair } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import type { FieldLine } from '../../activity/useEntryWords'
import { StoredPicture } from '../../sync/StoredPicture'

/** Entries with more changed fields than this are collapsed. */
const few = 3

/** The changed fields of a log entry, each with its values before and after. */
export function EntryFields({ lines, isFolded }: { lines: readonly FieldLine[]; isFolded: boolean }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  if (lines.length === 0) return null
  const list = (
    <List>
      {lines.map(({ field, name, before, after, isKept }) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            {!isKept && <em>{t('admin.activity.notKept')}</em>}
            {before !== undefined && (
              <>
                <Hidden>{formatPair(language, t('admin.activity.before'), '')}</Hidden>
                <Before>{shown(before)}</Before>
              </>
            )}
            {before !== undefined && after !== undefined && <Arrow aria-hidden size={14} />}
            {after !== undefined && (
              <>
                <Hidden> {formatPair(language, t('admin.activity.after'), '')}</Hidden>
                <bdi>{shown(after)}</bdi>
              </>
            )}
          </dd>
        </div>
      ))}
    </List>
  )
  if (!isFolded && lines.length <= few) return list
  return (
    <details>
      <Summary>{t('admin.activity.fields', { count: lines.length, n: formatNumber(language, lines.length) })}</Summary>
      {list}
    </details>
  )
}

/** Returns an uploaded picture as an image, since its address tells the reader nothing. */
const shown = (words: string) => (isOwnPicture(words) ? <StoredPicture key={words} address={words} /> : words)

const List = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  margin: ${space(0.5)} 0 0;
  font-size: 0.875rem;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${space(2)};
    ${breakpoint.medium} {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  img {
    display: inline-block;
    inline-size: min(8rem, 40%);
    block-size: auto;
    aspect-ratio: 16 / 9;
    vertical-align: middle;
  }
`
const Before = styled.bdi`
  color: ${color.inkSoft};
`
const Arrow = styled(ArrowRight)`
  display: inline-block;
  margin-inline: ${space(0.5)};
  vertical-align: middle;
  color: ${color.secondary};
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`
const Summary = styled.summary`
  inline-size: fit-content;
  min-block-size: 1.75rem;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  cursor: pointer;
  ${breakpoint.phone} {
    align-content: center;
    min-block-size: 2.75rem;
  }
`
