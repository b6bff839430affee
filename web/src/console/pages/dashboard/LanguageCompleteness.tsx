import { contentTypes, translatedKinds } from '@studio/domain/content/contentTypes'
import { countTexts, shareOf, sumOf } from '@studio/domain/content/translation/completeness'
import { gapStates } from '@studio/domain/content/translation/translationOverview'
import { languages } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { formatNumber, formatPair, formatPercent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { Spinner } from '../../../ui/screen/Spinner'

/**
 * The translated share of the content and the number of gaps, by language. A list without a heading, for a dashboard
 * card; the card's texts are in `admin.lists.completeness`.
 */
export function LanguageCompleteness() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const all = useAllContent()
  const live = Object.values(all)
  if (live.some(({ status }) => status === 'loading')) return <Spinner label={t('admin.lists.completeness.title')} />
  if (live.some(({ status }) => status !== 'ready')) return <p>{t('admin.common.offlineEmpty')}</p>
  const rows = rowsOfAll(all)
  const lists = translatedKinds.map((kind) => countTexts(rows[kind], contentTypes[kind].localized))
  if (translatedKinds.every((kind) => rows[kind].length === 0)) return <p>{t('admin.lists.completeness.none')}</p>
  return (
    <List>
      {languages.map(({ code, name }) => {
        const counts = sumOf(lists.map((list) => list[code]))
        const share = shareOf(counts) ?? 1
        return (
          <li key={code}>
            <Link to={`/admin/translations?lang=${code}`} lang={code}>
              {name}
            </Link>
            <Bar aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" $whole={share === 1}>
              <rect width={100 * share} height={1} />
            </Bar>
            <Share>{formatPercent(language, share)}</Share>
            {share < 1 && (
              <Gaps>
                {gapStates
                  .filter((state) => counts[state] > 0)
                  .map((state) =>
                    formatPair(
                      language,
                      t(`admin.lists.translations.state.${state}`),
                      formatNumber(language, counts[state]),
                    ),
                  )
                  .join(' · ')}
              </Gaps>
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: min(6rem, 36%) minmax(0, 1fr) min(3.5rem, 21%);
    align-items: center;
    gap: ${space(1)};
    min-block-size: 1.75rem;
  }
  a {
    ${breakpoint.phone} {
      display: flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
  }
`
const Bar = styled.svg<{ $whole: boolean }>`
  inline-size: 100%;
  block-size: 0.5rem;
  border-radius: ${radius.round};
  background: ${color.line};
  fill: ${({ $whole }) => ($whole ? color.good : color.accent)};
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Gaps = styled.span`
  grid-column: 2 / -1;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`
const Share = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`
