import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, space } from '../../theme/tokens'
import { Button } from '../Button'

interface FilterFoldProps {
  /** How many of them narrow the list now: the button says so while they are closed. */
  active: number
  children: ReactNode
}

/**
 * The choices over a list: open where there is room for them, on phones behind one button. Where they are open they are
 * parts of what holds them, as if nothing were around them.
 */
export function FilterFold({ active, children }: FilterFoldProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Toggle variant="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden size={18} />
        {active > 0 ? t('admin.ways.filtersActive', { n: formatNumber(language, active) }) : t('admin.ways.filters')}
      </Toggle>
      <Choices id={id} data-open={isOpen}>
        {children}
      </Choices>
    </>
  )
}

const Toggle = styled(Button)`
  && {
    flex: none;
    padding-inline: ${space(1.5)};
    ${breakpoint.medium} {
      display: none;
    }
  }
`
/* Two choices share a row only where both fit with their longest words. */
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
  }
`
