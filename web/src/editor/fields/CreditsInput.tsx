import { creditRoles } from '@studio/domain/content/creditRoles'
import { creditLine } from '@studio/domain/content/credits'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hint, Select } from '../../ui/form/Field'

interface CreditsInputProps {
  name: string
  /** The text area. */
  children: ReactNode
}

/** A text area for credits that also adds a line for one of the usual roles. */
export function CreditsInput({ name, children }: CreditsInputProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string>>()
  const [at, setAt] = useState(0)
  const role = creditRoles[at]?.[language] ?? ''
  const handleAdd = () => {
    const lines = (getValues(name) ?? '').trimEnd()
    setValue(name, `${lines && `${lines}\n`}${creditLine(role, language)}`, { shouldDirty: true })
    setFocus(name)
  }
  return (
    <Root>
      {children}
      <Row>
        <Select
          aria-label={t('admin.projects.form.creditRole')}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {creditRoles.map((one, index) => (
            <option key={one.es} value={index}>
              {one[language]}
            </option>
          ))}
        </Select>
        <Button variant="line" onClick={handleAdd}>
          <Plus aria-hidden size={16} />
          {t('admin.projects.form.addCredit')}
        </Button>
      </Row>
      <Hint>{t('admin.projects.form.creditsHint')}</Hint>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  select {
    flex: 1 1 10rem;
    inline-size: auto;
  }
`
