import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color } from '../../theme/tokens'
import { IconButton } from '../../ui/IconButton'

interface StarToggleProps {
  name: string
  isOn: boolean
  onToggle: () => void
}

/** A button that shows whether a row is featured, and toggles it. */
export function StarToggle({ name, isOn, onToggle }: StarToggleProps) {
  const { t } = useTranslation('console')
  return (
    <Button label={t('admin.ways.star', { name })} aria-pressed={isOn} onClick={onToggle}>
      <Star aria-hidden size={20} fill={isOn ? 'currentColor' : 'none'} />
    </Button>
  )
}

const Button = styled(IconButton)`
  color: ${color.inkSoft};
  &[aria-pressed='true'] {
    color: ${color.accent};
  }
  ${breakpoint.phone} {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`
