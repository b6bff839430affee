import type { TextMark } from '@studio/domain/content/translation/textMarks'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'

interface MarkLineProps {
  mark: TextMark
  /** Confirms the text as it is. */
  onConfirm: () => void
}

/** Marks a text that no person wrote, and offers to confirm it. */
export function MarkLine({ mark, onConfirm }: MarkLineProps) {
  const { t } = useTranslation('console')
  return (
    <Root>
      <span>{t(`admin.writing.marks.${mark}`)}</span>
      <Button variant="quiet" small onClick={onConfirm}>
        {t('admin.writing.marks.confirm')}
      </Button>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};
`
