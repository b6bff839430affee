import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'

interface DefaultLineProps {
  /** The field's label. */
  label: string
  /** The default text. */
  text: string
  /** The owner has written no text of their own. */
  isDefault: boolean
  onReplace: (text: string) => void
}

/**
 * Shows that the page uses the default text, and offers to copy it into the field. If the owner has written a text,
 * offers to restore the default one.
 */
export function DefaultLine({ label, text, isDefault, onReplace }: DefaultLineProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const act = t(isDefault ? 'admin.page.startFrom' : 'admin.page.restore')
  return (
    <Root>
      {isDefault && <Sign>{t('admin.page.default')}</Sign>}
      <Button
        small
        variant="quiet"
        aria-label={formatPair(language, act, label)}
        onClick={() => onReplace(isDefault ? text : '')}
      >
        {!isDefault && <RotateCcw aria-hidden size={16} />}
        {act}
      </Button>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
`
const Sign = styled.span`
  padding: 0 ${space(1)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
`
