import { isNarrowing } from '@studio/domain/messages/inbox/narrowing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/dialog/Dialog'
import { ErrorText } from '../../../ui/form/Field'
import { type ExportChoice, useExport } from './useExport'

const everything: ExportChoice = {
  reading: 'all',
  search: '',
  narrowing: { type: '', budget: '', from: undefined, before: undefined },
}

/** Exports messages as a CSV file: all of them, or those of the current filter and search. */
export function ExportDialog({ reading, search, narrowing, onClose }: ExportChoice & { onClose: () => void }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.messages.csv'
  const isFiltered = reading !== 'all' || search.trim() !== '' || isNarrowing(narrowing)
  const [onlyFiltered, setOnlyFiltered] = useState(isFiltered)
  const { state, start, stop } = useExport()
  const say = (value: number) => formatNumber(language, value)
  const isReading = state.step === 'reading'
  return (
    <Dialog
      title={t(`${words}.title`)}
      description={t(`${words}.text`)}
      closeLabel={t('admin.messages.dialog.close')}
      onClose={onClose}
    >
      {isFiltered && (
        <Choice>
          <legend>{t(`${words}.what`)}</legend>
          {[true, false].map((filtered) => (
            <label key={String(filtered)}>
              <input
                type="radio"
                name="what"
                checked={onlyFiltered === filtered}
                disabled={isReading}
                onChange={() => setOnlyFiltered(filtered)}
              />
              {t(filtered ? `${words}.filtered` : `${words}.all`)}
            </label>
          ))}
        </Choice>
      )}
      {state.step === 'reading' && (
        <Progress
          aria-label={t(`${words}.title`)}
          value={state.total > 0 ? state.read : undefined}
          max={state.total || undefined}
        />
      )}
      <p role="status">
        {state.step === 'reading' && state.total > 0 && (
          <span>{t(`${words}.progress`, { count: state.total, n: state.read, total: state.total })}</span>
        )}
        {state.step === 'done' && <span>{t(`${words}.done`, { count: state.exported, n: say(state.exported) })}</span>}
        {state.step === 'stopped' && <span>{t(`${words}.stopped`)}</span>}
      </p>
      {state.step === 'failed' && <ErrorText role="alert">{t(`${words}.failed`)}</ErrorText>}
      <DialogActions>
        {isReading ? (
          <Button variant="line" onClick={stop}>
            {t(`${words}.stop`)}
          </Button>
        ) : (
          <Button onClick={() => start(onlyFiltered ? { reading, search, narrowing } : everything)}>
            {t(`${words}.start`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const Choice = styled.fieldset`
  display: grid;
  gap: ${space(0.5)};
  margin-block-end: ${space(2)};
  legend {
    margin-block-end: ${space(0.5)};
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 2rem;
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${color.secondary};
  }
`
const Progress = styled.progress`
  inline-size: 100%;
  accent-color: ${color.secondary};
`
