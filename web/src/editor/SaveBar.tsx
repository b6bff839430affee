import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, space } from '../theme/tokens'
import { Button } from '../ui/Button'
import { pressInPlace } from '../ui/form/Field'

interface SaveBarProps {
  /** The id of the form to save. */
  form: string
  isNew: boolean
  isSaving: boolean
  onCancel: () => void
}

/**
 * Save and cancel buttons of a form. On a phone they stick to the bottom of the screen, and scrolling keeps the focus
 * clear of them.
 */
export function SaveBar({ form, isNew, isSaving, onCancel }: SaveBarProps) {
  const { t } = useTranslation('console')
  return (
    <Root data-save-bar>
      <Button type="submit" form={form} isBusy={isSaving} onMouseDown={pressInPlace}>
        {t(isSaving ? 'admin.common.saving' : isNew ? 'admin.common.create' : 'admin.common.update')}
      </Button>
      <Button variant="line" onClick={onCancel}>
        {t('admin.common.cancel')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${breakpoint.phone} {
    position: sticky;
    inset-block-end: ${space(-2)};
    z-index: 3;
    order: 1;
    flex-wrap: nowrap;
    gap: ${space(1)};
    /* Spans the page's full width and covers its bottom padding. */
    margin: 0 ${space(-2)} ${space(-2)};
    padding: ${space(1)} ${space(2)} max(${space(1)}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color.line};
    background: ${color.ground};
    > * {
      flex: 1;
    }
  }
`
