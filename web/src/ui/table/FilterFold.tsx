import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, space } from '../../theme/tokens'
import { Button } from '../Button'
import { hiddenStyle } from '../Hidden'

interface FilterFoldProps {
  /** How many of them narrow the list now: the button says so while they are closed. */
  active: number
  /** On a phone only the button's sign and number show then: the search says in full what it looks into. */
  isBesideSearch?: boolean
  children: ReactNode
}

/**
 * The choices over a list: open where there is room for them, on phones behind one button. Where they are open they are
 * parts of what holds them, as if nothing were around them.
 */
export function FilterFold({ active, isBesideSearch = false, children }: FilterFoldProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const n = formatNumber(language, active)
  return (
    <>
      <Toggle
        variant="line"
        $isSign={isBesideSearch}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <span>{active > 0 ? t('admin.ways.filtersActive', { n }) : t('admin.ways.filters')}</span>
        {isBesideSearch && active > 0 && <b aria-hidden>{n}</b>}
      </Toggle>
      <Choices id={id} data-open={isOpen}>
        {children}
      </Choices>
    </>
  )
}

const Toggle = styled(Button)<{ $isSign: boolean }>`
  && {
    flex: none;
    min-inline-size: 2.75rem;
    padding-inline: ${({ $isSign }) => space($isSign ? 1 : 1.5)};
    > span {
      ${({ $isSign }) => $isSign && hiddenStyle}
    }
    ${breakpoint.medium} {
      display: none;
    }
  }
`
/* Two choices share a row only where both fit with their longest words; one that is left over does not take a whole row. */
const Choices = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  &[data-open='true'] {
    display: flex;
    flex-basis: 100%;
  }
  > * {
    flex: 1 1 auto;
    max-inline-size: 100%;
  }
  ${breakpoint.medium} {
    &,
    &[data-open='true'] {
      display: contents;
    }
    > * {
      max-inline-size: 20rem;
    }
  }
`
