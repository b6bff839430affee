import { maxFilmBytes } from '@studio/domain/content/films/manifest'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatSeconds, formatSize } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/Field'
import { makeLoop } from './makeFilm'
import { useOnePieceMaking } from './useOnePieceMaking'

/** Length of a loop in seconds. */
const loopLength = { from: 2, to: 6, usual: 4 } as const

interface LoopChooserProps {
  file: Blob
  /** The moment that the owner has chosen, and the film's length, in seconds. */
  at: number
  seconds: number
  /** Receives the loop's future address. */
  onLoop: (address: string) => void
}

/** Lets the owner take some seconds of a film, from the chosen moment on, as the loop that the card plays silently. */
export function LoopChooser({ file, at, seconds, onLoop }: LoopChooserProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [length, setLength] = useState<number>(loopLength.usual)
  const { making, begin } = useOnePieceMaking(onLoop)
  const isWorking = making === 'working'
  // A loop from a moment near the end begins earlier.
  const handleTake = () => {
    const part = { start: Math.max(0, Math.min(at, seconds - length)), seconds: length }
    begin((tools) => makeLoop(file, part, tools))
  }
  return (
    <Root>
      <label>
        {t('admin.writing.film.loop.length', { length: formatSeconds(language, length) })}
        <input
          type="range"
          min={loopLength.from}
          max={loopLength.to}
          value={length}
          onChange={({ target }) => setLength(target.valueAsNumber)}
        />
      </label>
      <Button variant="line" small disabled={seconds < loopLength.from || isWorking} onClick={handleTake}>
        <Repeat aria-hidden size={16} />
        {t('admin.writing.film.loop.use')}
      </Button>
      {isWorking && <span role="status">{t('admin.writing.film.loop.making')}</span>}
      {making !== 'none' && making !== 'working' && (
        <ErrorText role="alert">
          {t(`admin.writing.film.problem.${making}`, { max: formatSize(language, maxFilmBytes) })}
        </ErrorText>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  inline-size: 100%;
  label {
    display: grid;
    inline-size: 100%;
    font-size: 0.875rem;
  }
`
