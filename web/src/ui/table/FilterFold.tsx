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
  /** Number of active filters, shown on the button while it is closed. */
  active: number
  /** On phones the button then shows only icon and number, because the search's placeholder needs the room. */
  isBesideSearch?: boolean
  children: ReactNode
}

/**
 * The filters of a list: always visible if there is room, and behind one button on phones. While visible, they are laid
 * out as direct children of their container.
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
/* Two filters share a row only if both fit with their longest texts. A single one does not fill a row. */
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
