import { type Category, inCategory } from '@studio/domain/content/categories'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CardContent } from '../../../content/projects/playerProps'
import { inLanguage } from '../../../i18n/inLanguage'
import { color, motion, radius, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import { fullWidth, gutter } from '../../frame/fullWidth'
import { useShownTarget } from './useShownTarget'

export interface CategoryFilterProps {
  categories: readonly Category[]
  projects: readonly CardContent[]
  /** The name of a category; '' for all. */
  chosen: string
  onChoose: (category: string) => void
}

/** Shows only the projects of one category. */
export function CategoryFilter({ categories, projects, chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation()
  useShownTarget(() => onChoose(''))
  const isKnown = categories.some(({ name }) => name === chosen)
  return (
    <Choices role="radiogroup" aria-label={t('portfolio.filter')}>
      {[{ name: '', language: undefined }, ...categories].map(({ name, language }) => (
        <Choice key={name}>
          <input
            type="radio"
            name="category"
            value={name}
            checked={isKnown ? name === chosen : name === ''}
            onChange={() => onChoose(name)}
          />
          <span {...inLanguage(language)}>{name || t('portfolio.all')}</span>
        </Choice>
      ))}
      <Hidden role="status">
        {isKnown && t('portfolio.filtered', { shown: inCategory(projects, chosen).length, all: projects.length })}
      </Hidden>
    </Choices>
  )
}

/** A row to swipe if it is wider than the screen. */
const Choices = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  ${fullWidth}
  padding-inline: ${gutter};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${gutter};
`
const Choice = styled.label`
  position: relative;
  display: grid;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${space(2)};
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  font-weight: 600;
  cursor: pointer;
  transition: color ${motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* Backgrounds are not shown there. */
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
  &:hover {
    color: ${color.secondary};
  }
  &:has(:checked) {
    background: ${color.secondary};
    color: ${color.onSecondary};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.secondary};
    outline-offset: -5px;
    outline-color: currentColor;
  }
`
