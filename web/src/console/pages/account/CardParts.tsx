import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { pressInPlace } from '../../../ui/form/Field'

interface CardFormProps {
  /** Saving is not possible now. The button is not disabled, so that it keeps the focus. */
  isDisabled: boolean
  isBusy: boolean
  submit: string
  onSubmit: (event: React.FormEvent) => Promise<void>
  children: ReactNode
}

/** A form inside a card, with its submit button. */
export function CardForm({ isDisabled, isBusy, submit, onSubmit, children }: CardFormProps) {
  const { t } = useTranslation('console')
  return (
    <Form noValidate onSubmit={(event) => void (isDisabled ? event.preventDefault() : onSubmit(event))}>
      {children}
      <Button
        type="submit"
        variant="line"
        isBusy={isBusy}
        onMouseDown={pressInPlace}
        aria-disabled={isDisabled || undefined}
      >
        {isBusy ? t('admin.common.saving') : submit}
      </Button>
    </Form>
  )
}

/** An error for a card whose data could not be read, with a retry button. */
export function ReadFailed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('console')
  return (
    <Failed role="alert">
      <span>{children}</span>
      <Button small variant="line" onClick={onRetry}>
        {t('admin.common.reload')}
      </Button>
    </Failed>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  > div {
    inline-size: 100%;
  }
`
const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`
